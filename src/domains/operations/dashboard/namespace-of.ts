import type { Namespace } from '#i18n/texts.ts'
import type { TextKey } from '#kit/dashboard/index.server.ts'

export function namespaceOf(key: TextKey): Namespace
export function namespaceOf(key: string): string {
  return key.slice(0, key.indexOf(':'))
}
