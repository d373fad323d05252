import { z } from 'zod/mini'
import { isEmailAddress } from '#domains/identity/login/index.ts'
import { organizationRoles } from '#modules/organizations/index.ts'
import { mostLines } from '../../invitation-lines.ts'
import { addressIn, linesOf } from './pasted-lines.ts'

export const inviteMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  noAddress: 'Enter at least one email address',
  tooManyLines: 'Enter at most 1,000 lines',
} as const

const offer = {
  role: z.enum(organizationRoles),
  team: z.nullable(z.object({ value: z.string(), label: z.string() })),
}

/** A quick check for the form; the server validates the email fully. */
export const inviteSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, inviteMessages.emailRequired),
    z.refine((text) => text === '' || isEmailAddress(text), inviteMessages.emailInvalid),
  ),
  ...offer,
})

export const inviteManySchema = z.object({
  text: z.string().check(
    z.refine((text) => linesOf(text).some(addressIn), inviteMessages.noAddress),
    z.refine((text) => linesOf(text).length <= mostLines, inviteMessages.tooManyLines),
  ),
  ...offer,
})
export type InviteManyValues = z.infer<typeof inviteManySchema>

export type Offer = Pick<InviteManyValues, 'role' | 'team'>

export const usualOffer: Offer = { role: 'member', team: null }
