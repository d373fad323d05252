import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a user may have keys of an organization with these scopes now, said by the domain that has organizations. */
export type KeyHolders = (userId: SQLWrapper, organizationId: SQLWrapper, scopes: SQLWrapper) => SQL

let registered: readonly KeyHolders[] = []

export function registerKeyHolders(...holders: readonly KeyHolders[]): void {
  registered = holders
}

export const isKeyHolder: KeyHolders = (...asked) =>
  or(sql`false`, ...registered.map((isHolder) => isHolder(...asked))) ?? sql`false`
