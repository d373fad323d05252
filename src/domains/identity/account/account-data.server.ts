import { ownSections } from '#domains/identity/auth/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import type { Database } from '#platform/database/database.ts'

export type AccountSections = Record<
  string,
  (orm: Database['orm'], userId: string) => Promise<unknown>
>

export async function readAccountData(
  { database: { orm }, caller: { user } }: Pick<ApiContext, 'database'> & { caller: Caller },
  sections: AccountSections,
) {
  const entries = Object.entries({ ...ownSections, ...sections }).map(
    async ([name, read]) => [name, await read(orm, user.id)] as const,
  )
  return { exportedAt: new Date(), ...Object.fromEntries(await Promise.all(entries)) }
}
