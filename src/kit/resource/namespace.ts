import type { Namespace } from '#i18n/texts.ts'
import type { Resource } from './resource.ts'

/** A resource's path is the namespace of its texts. */
export function namespaceOf(resource: Pick<Resource, 'path'>): Namespace
export function namespaceOf({ path }: Pick<Resource, 'path'>): string {
  return path
}
