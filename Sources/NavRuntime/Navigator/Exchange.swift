/// Replaces a value, and returns the old one.
///
/// An assignment frees the old value while its variable is being written. If that runs app code that reads the
/// variable, Swift traps. So a value with objects of the app is never overwritten or removed in place. It is moved
/// out, and freed when no variable is being written.
package func exchange<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  swap(&place, &value)
  return value
}
