/// Puts a new value in the place of an old one, and gives the old one.
///
/// What is assigned over is freed while its place is being written. Where that runs code of the app's, which reads the place, Swift
/// traps. So nothing that the app has a part in is ever assigned over or removed in place: it is taken out, and freed when
/// nothing is being written any more.
package func exchange<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  swap(&place, &value)
  return value
}
