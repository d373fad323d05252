import { ownSections } from '#domains/identity/auth/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import type { Database } from '#platform/database/database.ts'

type Read = (orm: Database['orm'], userId: string) => Promise<unknown>

/** A key gets a section whose scope it has; a section without a scope is for sessions alone. */
export type AccountSections = Record<string, Read | { read: Read; scope: string }>

export async function readAccountData(
  { database: { orm }, caller }: Pick<ApiContext, 'database'> & { caller: Caller },
  sections: AccountSections,
) {
  const all: AccountSections = { ...ownSections, ...sections }
  const shown = Object.entries(all).flatMap(([name, section]): [string, Read][] => {
    if (typeof section === 'function') return caller.key ? [] : [[name, section]]
    return (caller.key?.scopes.includes(section.scope) ?? true) ? [[name, section.read]] : []
  })
  const entries = shown.map(
    async ([name, read]) => [name, await read(orm, caller.user.id)] as const,
  )
  return { exportedAt: new Date(), ...Object.fromEntries(await Promise.all(entries)) }
}
