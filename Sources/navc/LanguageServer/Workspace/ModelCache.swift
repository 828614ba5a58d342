import NavCompiler
import NavEditor

/// The models of files, which the server keeps until their texts change.
///
/// It is a class, because an answer fills it without changing the workspace.
final class ModelCache {
  private var models: [FileIdentity: (model: FileModel, mounts: Set<FileIdentity>)] = [:]

  /// Returns the model of a text.
  func model(
    of file: SourceFile, identity: FileIdentity, mounts: Set<FileIdentity>, locate: (String) -> FileIdentity?
  ) -> FileModel? {
    if let known = models[identity], known.mounts == mounts, known.model.file.bytes == file.bytes { return known.model }
    // The old model is released first, so that both are not in memory at the same time.
    models[identity] = nil
    let model = FileModel(file, identity: identity, locate: locate)
    models[identity] = model.map { ($0, mounts) }
    return model
  }

  /// The model of the last accepted text of one document.
  private var last: FileModel?

  /// Returns the model of a text that libyaml accepted earlier. Its mounts are not followed.
  func accepted(_ file: SourceFile, _ identity: FileIdentity) -> FileModel? {
    if let last, last.identity == identity, last.file.bytes == file.bytes { return last }
    last = FileModel(file, identity: identity) { _ in nil }
    return last
  }

  /// Removes the models of files that no open document refers to.
  func keep(_ files: Set<FileIdentity>) { models = models.filter { files.contains($0.key) } }
}
