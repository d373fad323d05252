import { asc, eq, ne } from 'drizzle-orm'
import { notify } from '#kit/notices/index.server.ts'
import {
  findMembership,
  organizationError,
  organizations,
} from '#modules/organizations/index.server.ts'
import {
  findShelfId,
  isKind,
  lockShelfForUpdate,
  makeKind,
  shelfErrors,
  shelfTarget,
} from '#modules/shelves/index.server.ts'
import type { ShelfName } from '#modules/shelves/index.ts'
import { findTeam, memberIds, teams } from '#modules/teams/index.server.ts'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import type { Share, ShareDraft, ShareId } from '../sharing.server.ts'
import { shelfShares } from '../shelf-share.table.server.ts'

/** The owner may leave the organization meanwhile. */
const refusals = { shelf_shares_owner_fk: () => organizationError('ORGANIZATION_NOT_FOUND') }

export const shareShelf = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { shelf: named, organizationId, teamId = null, access }: ShareDraft,
): Promise<Share[]> =>
  withConstraints(refusals, () =>
    shelfErrors.inTransaction(acting.orm, async (transaction) => {
      if (isKind(named)) await makeKind(transaction, caller, named)
      const shelf = await lockShelfForUpdate(transaction, caller, named, 'own')
      const organization = await findMembership(transaction, caller, organizationId)
      const team = teamId === null ? null : await findTeam(transaction, organizationId, teamId)
      const [written] = await transaction
        .insert(shelfShares)
        .values({ shelfId: shelf.id, ownerId: caller.user.id, organizationId, teamId, access })
        .onConflictDoUpdate({
          target: [shelfShares.shelfId, shelfShares.organizationId, shelfShares.teamId],
          set: { access },
          setWhere: ne(shelfShares.access, access),
        })
        .returning({ id: shelfShares.id })
      if (!written) return sharesOf(transaction, shelf.id)
      await record(transaction, acting.by, {
        action: 'shelf.share',
        target: shelfTarget(shelf),
        after: { organization: organization.name, team: team?.name, access },
      })
      await tellMembers(transaction, caller, { shelf, organization, team })
      return sharesOf(transaction, shelf.id)
    }),
  )

export const unshareShelf = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { shelf: named, shareId }: ShareId,
): Promise<void> =>
  acting.orm.transaction(async (transaction) => {
    const shelf = await lockShelfForUpdate(transaction, caller, named, 'own')
    const shares = await sharesOf(transaction, shelf.id)
    const share = shares.find(({ id }) => id === shareId)
    if (!share) throw httpErrors.notFound('Share')
    await transaction.delete(shelfShares).where(eq(shelfShares.id, shareId))
    await record(transaction, acting.by, {
      action: 'shelf.unshare',
      target: shelfTarget(shelf),
      before: { organization: share.organization.name, team: share.team?.name },
    })
  })

export async function listShares(
  context: VerbContext<'acting' | 'caller'>,
  named: ShelfName,
): Promise<Share[]> {
  const id = await findShelfId(context, named, 'own')
  return id === null ? [] : sharesOf(context.acting.orm, id)
}

const sharesOf = (orm: Pick<Database['orm'], 'select'>, shelfId: string): Promise<Share[]> =>
  orm
    .select({
      id: shelfShares.id,
      organization: { id: organizations.id, name: organizations.name },
      team: { id: teams.id, name: teams.name },
      access: shelfShares.access,
    })
    .from(shelfShares)
    .innerJoin(organizations, eq(organizations.id, shelfShares.organizationId))
    .leftJoin(teams, eq(teams.id, shelfShares.teamId))
    .where(eq(shelfShares.shelfId, shelfId))
    .orderBy(asc(shelfShares.id))

interface Shared {
  shelf: { id: string; name: string }
  organization: { id: string; name: string }
  team: { id: string; name: string } | null
}

async function tellMembers(
  transaction: Transaction,
  { user }: VerbContext['caller'],
  { shelf, organization, team }: Shared,
) {
  const others = await memberIds(transaction, { organizationId: organization.id, teamId: team?.id })
  await notify(
    transaction,
    others.filter((id) => id !== user.id),
    {
      kind: 'sharedShelf',
      facts: { owner: user.name, shelf: shelf.name, organization: organization.name },
      path: `/app/shelves/${shelf.id}`,
    },
  )
}
