import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isId, members, nameSchema } from '#modules/organizations/index.server.ts'
import {
  addTeamMember,
  createTeam,
  deleteTeam,
  findTeam,
  removeTeamMember,
  renameTeam,
  teamTaken,
  teams,
} from '#modules/teams/index.server.ts'
import { type Change, changeDirectory, type Directory } from '../change-directory.server.ts'
import { directoryUsers } from '../directory-user.table.server.ts'
import type { Resource } from '../protocol/scim-answers.server.ts'
import { scimErrors } from '../protocol/scim-errors.server.ts'
import type { GroupChange } from './group-change.server.ts'
import { directoryMembersOf, findGroup } from './group-resource.server.ts'

interface Asked extends Directory {
  base: string
}

interface AskedForOne extends Asked {
  id: string
  check: (current: Resource) => void
}

const refusals = { teams_name_unique: teamTaken }

export const createGroup = (asked: Asked, wanted: GroupChange): Promise<Resource> =>
  changeDirectory(
    asked,
    async (change) => {
      const name = nameIn(wanted.displayName)
      const { id } = await createTeam(change.context, { id: change.organizationId, name })
      await update(change, id, wanted)
      return findGroup(change.transaction, asked, id)
    },
    refusals,
  )

export const changeGroup = (asked: AskedForOne, wanted: GroupChange): Promise<Resource> =>
  changeDirectory(
    asked,
    async (change) => {
      await requireGroup(change, asked)
      if (wanted.displayName !== undefined) {
        const name = nameIn(wanted.displayName)
        await renameTeam(change.context, { id: change.organizationId, teamId: asked.id, name })
      }
      await update(change, asked.id, wanted)
      return findGroup(change.transaction, asked, asked.id)
    },
    refusals,
  )

export const deleteGroup = (asked: AskedForOne): Promise<void> =>
  changeDirectory(asked, async (change) => {
    await requireGroup(change, asked)
    await deleteTeam(change.context, { id: change.organizationId, teamId: asked.id })
  })

async function requireGroup(change: Change, { base, id, check }: AskedForOne) {
  const { transaction, organizationId } = change
  if (!isId(id)) throw scimErrors.notFound('Group')
  check(await findGroup(transaction, { base, organizationId }, id))
}

function nameIn(displayName: string | undefined): string {
  const { data, error } = nameSchema.safeParse(displayName)
  if (data !== undefined) return data
  throw scimErrors.invalid('invalidValue', error.issues[0]?.message ?? 'displayName is not valid')
}

async function update(
  change: Change,
  teamId: string,
  { externalId, members: membersFrom }: GroupChange,
): Promise<void> {
  const { transaction, organizationId } = change
  await findTeam(transaction, organizationId, teamId)
  await transaction
    .update(teams)
    .set({ ...(externalId !== undefined && { externalId }), updatedAt: new Date() })
    .where(eq(teams.id, teamId))
  if (membersFrom) await setMembers(change, teamId, membersFrom)
}

async function setMembers(
  change: Change,
  teamId: string,
  membersFrom: NonNullable<GroupChange['members']>,
) {
  const { transaction, organizationId } = change
  const within = await directoryMembersOf(transaction, organizationId, teamId)
  const current = new Set(within.map(({ userId }) => userId))
  const wanted = membersFrom(current)
  const added = [...wanted].filter((userId) => !current.has(userId))
  for (const member of within) {
    if (!wanted.has(member.userId)) await leave(change, teamId, member)
  }
  for (const member of await usersOf(change, added)) await join(change, teamId, member)
}

interface Member {
  userId: string
  /** Null for those who are not active. */
  memberId: string | null
}

async function join(change: Change, teamId: string, { userId, memberId }: Member) {
  const { context, transaction, organizationId: id } = change
  if (memberId !== null) return addTeamMember(context, { id, teamId, memberId })
  const teamIds = sql`array_append(${directoryUsers.teamIds}, ${teamId}::uuid)`
  return updateTeams(transaction, { organizationId: id, userId }, teamIds)
}

async function leave(change: Change, teamId: string, { userId, memberId }: Member) {
  const { context, transaction, organizationId: id } = change
  if (memberId !== null) return removeTeamMember(context, { id, teamId, memberId })
  const teamIds = sql`array_remove(${directoryUsers.teamIds}, ${teamId}::uuid)`
  return updateTeams(transaction, { organizationId: id, userId }, teamIds)
}

async function updateTeams(
  transaction: Change['transaction'],
  { organizationId, userId }: { organizationId: string; userId: string },
  teamIds: SQL,
): Promise<void> {
  await transaction
    .update(directoryUsers)
    .set({ teamIds })
    .where(
      and(eq(directoryUsers.organizationId, organizationId), eq(directoryUsers.userId, userId)),
    )
}

async function usersOf(
  { transaction, organizationId }: Change,
  ids: readonly string[],
): Promise<Member[]> {
  if (ids.length === 0) return []
  const found = await transaction
    .select({ userId: directoryUsers.userId, memberId: members.id })
    .from(directoryUsers)
    .leftJoin(
      members,
      and(
        eq(members.userId, directoryUsers.userId),
        eq(members.organizationId, directoryUsers.organizationId),
      ),
    )
    .where(
      and(
        eq(directoryUsers.organizationId, organizationId),
        eq(directoryUsers.isDeleted, false),
        sql`${directoryUsers.userId} = ANY (${`{${ids.join(',')}}`}::uuid[])`,
      ),
    )
  const known = new Set(found.map(({ userId }) => userId))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown === undefined) return found
  throw scimErrors.invalid('invalidValue', `No user of the directory has the id ${unknown}`)
}
