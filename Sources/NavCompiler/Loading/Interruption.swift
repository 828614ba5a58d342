/// The request of a caller to end its checks early, such as after the user cancels a rename.
///
/// Each check reads it before a pass. An interrupted check returns early and without a graph, and its caller must not
/// use the result.
package enum Interruption {
  /// Whether the caller no longer needs the results of its checks.
  @TaskLocal package static var isRequested: @Sendable () -> Bool = { false }
}
