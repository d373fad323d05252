import { ownSections } from '#domains/identity/auth/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import type { AccountSections, ReadSection } from '#platform/context/account-hooks.ts'
import type { ApiContext } from '#platform/context/api-context.ts'

export async function readAccountData(
  { database: { orm }, caller }: Pick<ApiContext, 'database'> & { caller: Caller },
  sections: AccountSections,
) {
  const all: AccountSections = { ...ownSections, ...sections }
  const shown = Object.entries(all).flatMap(([name, section]): [string, ReadSection][] => {
    if (typeof section === 'function') return caller.key ? [] : [[name, section]]
    return (caller.key?.scopes.includes(section.scope) ?? true) ? [[name, section.read]] : []
  })
  const entries = shown.map(
    async ([name, read]) => [name, await read(orm, caller.user.id)] as const,
  )
  return { exportedAt: new Date(), ...Object.fromEntries(await Promise.all(entries)) }
}
