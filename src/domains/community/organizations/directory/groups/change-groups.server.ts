import { and, eq } from 'drizzle-orm'
import { members } from '../../members/member.table.server.ts'
import { organizationDuplicate } from '../../organization-errors.server.ts'
import { isId, nameSchema } from '../../organization.ts'
import { teams } from '../../teams/team.table.server.ts'
import {
  addTeamMember,
  createTeam,
  deleteTeam,
  findTeam,
  removeTeamMember,
  renameTeam,
} from '../../teams/verbs/change-teams.server.ts'
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

const refusals = { teams_name_unique: () => organizationDuplicate('name', 'TEAM_ALREADY_EXISTS') }

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
  const { context, transaction, organizationId: id } = change
  const within = await directoryMembersOf(transaction, teamId)
  const current = new Set(within.map(({ userId }) => userId))
  const wanted = membersFrom(current)
  const added = [...wanted].filter((userId) => !current.has(userId))
  const memberIds = added.length > 0 ? await memberIdsOf(change) : new Map<string, string | null>()
  for (const { userId, memberId } of within) {
    if (!wanted.has(userId)) await removeTeamMember(context, { id, teamId, memberId })
  }
  for (const userId of added) {
    const memberId = memberIds.get(userId)
    if (memberId === undefined) {
      throw scimErrors.invalid('invalidValue', `No user of the directory has the id ${userId}`)
    }
    // Directories list users who are not active, too: they are in no team.
    if (memberId !== null) await addTeamMember(context, { id, teamId, memberId })
  }
}

/** Null for those who are not active. */
async function memberIdsOf({ transaction, organizationId }: Change) {
  const rows = await transaction
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
      and(eq(directoryUsers.organizationId, organizationId), eq(directoryUsers.isDeleted, false)),
    )
  return new Map(rows.map(({ userId, memberId }) => [userId, memberId]))
}
