import { z } from 'zod/mini'
import { queryShapeOf } from '#kit/resource/index.server.ts'
import { nameSchema } from '#modules/organizations/index.server.ts'
import { pageSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { team } from './team.resource.ts'

const id = z.uuid()
const teamId = z.uuid()

export const teamSchema = z.object({ id, name: z.string(), createdAt: z.date() })
export type Team = z.infer<typeof teamSchema>

export const teamDraftSchema = z.strictObject({ id, name: nameSchema })
export type TeamDraft = z.infer<typeof teamDraftSchema>
export const teamIdSchema = z.strictObject({ id, teamId })
export type TeamId = z.infer<typeof teamIdSchema>
export const teamChangeSchema = z.strictObject({ id, teamId, name: nameSchema })
export type TeamChange = z.infer<typeof teamChangeSchema>
export const teamMemberSchema = z.strictObject({ id, teamId, memberId: z.uuid() })
export type TeamMember = z.infer<typeof teamMemberSchema>

export const teamQuerySchema = z.strictObject({
  id,
  ...queryShapeOf(team),
  sort: z.optional(z.enum(['name', '-name'])),
})
export type TeamQuery = z.infer<typeof teamQuerySchema>

const listedTeamSchema = z.extend(teamSchema, { memberCount: z.int() })
export const teamPageSchema = pageSchema(listedTeamSchema)
export type TeamPage = z.infer<typeof teamPageSchema>

nameSchemas({ Team: teamSchema, ListedTeam: listedTeamSchema })
