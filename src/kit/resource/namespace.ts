import type { Namespace } from '#i18n/texts.ts'
import type { Resource } from './resource.ts'

export function namespaceOf(resource: Pick<Resource, 'path' | 'texts'>): Namespace
export function namespaceOf({ path, texts }: Pick<Resource, 'path' | 'texts'>): string {
  return texts?.namespace ?? path
}
