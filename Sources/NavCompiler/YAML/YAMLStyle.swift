/// The style of a node.
package enum YAMLStyle: UInt8, Sendable {
  case plain, singleQuoted, doubleQuoted, literal, folded, block, flow
}
