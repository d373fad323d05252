import { or, sql } from 'drizzle-orm'
import type { KeyHolders } from '#platform/context/organizations.ts'

let registered: readonly KeyHolders[] = []

export function registerKeyHolders(...holders: readonly KeyHolders[]): void {
  registered = holders
}

export const isKeyHolder: KeyHolders = (...asked) =>
  or(sql`false`, ...registered.map((isHolder) => isHolder(...asked))) ?? sql`false`
