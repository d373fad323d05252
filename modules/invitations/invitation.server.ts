import { z } from 'zod/mini'
import { normaliseEmail } from '#domains/identity/auth/index.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { queryShapeOf } from '#kit/resource/index.server.ts'
import { roleSchema } from '#modules/organizations/index.server.ts'
import { pageSchema, paging, searchTermSchema } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { mostLines } from './invitation-lines.ts'
import { invitationStatuses } from './invitation-statuses.ts'
import { invitation } from './invitation.resource.ts'

const statusSchema = z.enum(invitationStatuses)

const id = z.uuid()
const email = z.pipe(
  z.string({ error: 'Email is required' }).check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(1000, 'Email is invalid'),
    z.refine((text) => text === '' || normaliseEmail(text) !== undefined, 'Email is invalid'),
  ),
  z.transform((text: string) => normaliseEmail(text) ?? text),
)

/** Without `language` the message uses the recipient's language if it is known, else the inviter's. */
const offer = {
  role: z.prefault(z.string().check(z.maxLength(50)), 'member'),
  teamId: z.optional(z.nullable(z.uuid())),
  language: z.optional(z.enum(LANGUAGES)),
}

export const invitationDraftSchema = z.strictObject({ id, email, ...offer })
export type InvitationDraft = z.infer<typeof invitationDraftSchema>

/** Pasted table rows: the first email in each line counts. */
export const checkedLinesSchema = z.strictObject({
  id,
  lines: z.array(z.string().check(z.maxLength(2000))).check(z.minLength(1), z.maxLength(mostLines)),
})
export type CheckedLines = z.infer<typeof checkedLinesSchema>

export const invitationLinesSchema = z.strictObject({ ...checkedLinesSchema.shape, ...offer })
export type InvitationLines = z.infer<typeof invitationLinesSchema>

const refused = { line: z.int(), code: z.string(), message: z.string() }
const failure = z.object({ ...refused, text: z.string() })
export const invitationReportSchema = z.object({ invited: z.int(), failed: z.array(failure) })
export type InvitationReport = z.infer<typeof invitationReportSchema>

export const checkReportSchema = z.object({ failed: z.array(z.object(refused)) })
export type CheckReport = z.infer<typeof checkReportSchema>

export const invitationIdSchema = z.strictObject({ id })
export const organizationInvitationSchema = z.strictObject({ id, invitationId: z.uuid() })
export type OrganizationInvitation = z.infer<typeof organizationInvitationSchema>

export const invitationSchema = z.object({
  id,
  email: z.string(),
  role: roleSchema,
  teamId: z.nullable(z.uuid()),
  inviterId: z.nullable(z.uuid()),
  status: statusSchema,
  expiresAt: z.date(),
  createdAt: z.date(),
})
export type Invitation = z.infer<typeof invitationSchema>

export const invitationQuerySchema = z.strictObject({
  id,
  searchTerm: z.optional(searchTermSchema),
  status: queryShapeOf(invitation).status,
  ...paging,
})
export type InvitationQuery = z.infer<typeof invitationQuerySchema>

export const invitationPageSchema = pageSchema(invitationSchema)
export type InvitationPage = z.infer<typeof invitationPageSchema>

export const receivedInvitationSchema = z.object({
  id,
  organization: z.object({ name: z.string(), slug: z.string(), logoId: z.nullable(z.uuid()) }),
  inviter: z.nullable(z.string()),
  team: z.nullable(z.string()),
  role: roleSchema,
  status: statusSchema,
  expiresAt: z.date(),
})
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>

export const invitationLinkSchema = z.strictObject({
  id,
  token: z.string().check(z.maxLength(100)),
})
export const openedInvitationSchema = z.object({
  email: z.string(),
  inviter: z.string(),
  organization: z.string(),
})
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>

nameSchemas({
  Invitation: invitationSchema,
  ReceivedInvitation: receivedInvitationSchema,
  OpenedInvitation: openedInvitationSchema,
  InvitationReport: invitationReportSchema,
})
