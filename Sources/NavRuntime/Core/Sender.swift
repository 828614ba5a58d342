/// The origin of a request. The busy policy `auto` drops a user's requests, and queues a program's requests.
public enum Sender: String, Hashable, Sendable, Codable {
  /// The user, with a tap, a key, or a gesture.
  case user
  /// Code that acts without the user, such as a notification or the end of a download.
  case program
}
