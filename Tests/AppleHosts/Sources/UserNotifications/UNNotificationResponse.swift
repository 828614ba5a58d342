// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

open class UNNotificationContent: NSObject {
  private let ownUserInfo: [AnyHashable: Any]
  open var userInfo: [AnyHashable: Any] { ownUserInfo }

  package init(userInfo: [AnyHashable: Any]) {
    ownUserInfo = userInfo
    super.init()
  }
}

open class UNNotificationRequest: NSObject {
  private let ownContent: UNNotificationContent
  open var content: UNNotificationContent { ownContent }

  package init(content: UNNotificationContent) {
    ownContent = content
    super.init()
  }
}

open class UNNotification: NSObject {
  private let ownRequest: UNNotificationRequest
  open var request: UNNotificationRequest { ownRequest }

  package init(request: UNNotificationRequest) {
    ownRequest = request
    super.init()
  }
}

open class UNNotificationResponse: NSObject {
  private let ownNotification: UNNotification
  open var notification: UNNotification { ownNotification }

  /// The response to a notification with this data.
  package init(userInfo: [AnyHashable: Any]) {
    ownNotification = UNNotification(request: UNNotificationRequest(content: UNNotificationContent(userInfo: userInfo)))
    super.init()
  }
}
