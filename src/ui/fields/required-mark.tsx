export function RequiredMark() {
  // Without an alternative text, the star becomes part of a name that an open list has hidden.
  return <span className="ms-1 text-danger before:content-['*'_/_'']" />
}
