import { membershipsOf } from '#features/organizations/index.server.ts'
import { shelvesOf } from '#features/shelves/index.server.ts'
import type { ApiContext } from '#server/api/api-context.ts'
import { ownSections } from '#server/auth/account/account-data.ts'
import type { Caller } from '#server/auth/sessions/caller.ts'

/** What each part of the house knows about somebody: whoever keeps more adds a section. */
const sections = { ...ownSections, organizations: membershipsOf, shelves: shelvesOf }

/** All that is known about somebody, to take along. */
export async function readAccountData({
  database: { orm },
  caller: { user },
}: Pick<ApiContext, 'database'> & { caller: Caller }) {
  const entries = Object.entries(sections).map(
    async ([name, read]) => [name, await read(orm, user.id)] as const,
  )
  return { exportedAt: new Date(), ...Object.fromEntries(await Promise.all(entries)) }
}
