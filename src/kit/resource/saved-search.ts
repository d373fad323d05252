import { addressIn, type Search } from './list-address.ts'
import type { Resource } from './resource.ts'

/** What a saved view keeps of an address: everything but the position. One list has one text. */
export function savedSearchOf(resource: Resource, search: Search): string {
  const { cursor: _cursor, ...kept } = addressIn(resource, search)
  return new URLSearchParams(Object.entries(kept).filter(([, value]) => value !== '')).toString()
}
