import { or, sql } from 'drizzle-orm'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import type { KeyHolders } from '#platform/context/organizations.ts'

export type Holders = Pick<AccountHooks, 'keyHolders'>

export const isKeyHolder = ({ keyHolders }: Holders, ...asked: Parameters<KeyHolders>) =>
  or(sql`false`, ...keyHolders.map((isHolder) => isHolder(...asked))) ?? sql`false`
