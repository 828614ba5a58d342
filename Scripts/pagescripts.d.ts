// Functions of browsers that the oldest supported TypeScript does not declare.
interface Array<T> {
  findLastIndex(isFound: (element: T) => boolean): number;
}
