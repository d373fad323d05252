import { addressIn, type Resource, type Search } from '#kit/resource/index.ts'

/** Keeps all of an address but the position. One list has one text. */
export function savedSearchOf(resource: Resource, search: Search): string {
  const { cursor: _cursor, ...kept } = addressIn(resource, search)
  return new URLSearchParams(Object.entries(kept).filter(([, value]) => value !== '')).toString()
}
