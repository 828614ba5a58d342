/// Who asks for a segue. The busy policy `auto` drops what a user asks for and queues what a program asks for.
public enum Sender: String, Hashable, Sendable, Codable {
  /// A tap, a key, a gesture.
  case user
  /// Code that acts on its own: a notification, the end of a download.
  case program
}
