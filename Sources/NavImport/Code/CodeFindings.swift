/// The declarations and calls of one file of the app's code.
struct CodeFindings {
  /// A method that an unwind can call.
  struct UnwindAction: Equatable {
    var className: String
    var selector: String
  }

  /// A class with its superclass.
  struct Subclass: Equatable {
    var name: String
    var superclass: String
  }

  /// A call with a literal identifier.
  struct Call: Equatable {
    var method: AppCode.Method
    var identifier: String
    /// The first byte of the method's name.
    var offset: Int
    /// The innermost class around the call.
    var className: String?
  }

  var actions: [UnwindAction] = []
  var subclasses: [Subclass] = []
  /// In the order of place.
  var calls: [Call] = []
}
