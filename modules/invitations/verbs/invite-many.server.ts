import { normaliseEmail, signInErrors } from '#domains/identity/auth/index.server.ts'
import { findMembership } from '#modules/organizations/index.server.ts'
import { findTeam } from '#modules/teams/index.server.ts'
import { requireOnboarded } from '#platform/access/caller.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { invitationError } from '../invitation-errors.server.ts'
import { cellsOf } from '../invitation-lines.ts'
import { invitationRights } from '../invitation-rights.server.ts'
import type {
  CheckedLines,
  CheckReport,
  InvitationLines,
  InvitationReport,
} from '../invitation.server.ts'
import { invite, requireRole } from './invite.server.ts'
import { findKnownAddresses } from './known-addresses.server.ts'

export async function inviteMany(
  context: VerbContext,
  { lines, ...offer }: InvitationLines,
): Promise<InvitationReport> {
  const { orm } = context.acting
  const { role } = await findMembership(orm, context.caller, offer.id, invitationRights.invite)
  requireOnboarded(context.caller)
  requireRole(offer.role, role)
  if (offer.teamId) await findTeam(orm, offer.id, offer.teamId)
  const report: InvitationReport = { invited: 0, failed: [] }
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue
    try {
      const email = firstAddress(text)
      if (email === undefined) throw signInErrors.email()
      await invite(context, { ...offer, email })
      report.invited += 1
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      report.failed.push({ line: index + 1, text, code: error.code, message: error.message })
    }
  }
  return report
}

/** Reports the lines whose address is already invited or a member; sends nothing. */
export async function checkMany(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { id, lines }: CheckedLines,
): Promise<CheckReport> {
  await findMembership(acting.orm, caller, id, invitationRights.invite)
  const addresses = lines.map(firstAddress)
  const wanted = addresses.flatMap((address) => address ?? [])
  const known = await findKnownAddresses(acting.orm, id, wanted)
  const failed = addresses.flatMap((address, index) => {
    const code = address && known.get(address)
    return code ? [{ line: index + 1, code, message: invitationError(code).message }] : []
  })
  return { failed }
}

const firstAddress = (line: string) =>
  cellsOf(line).flatMap((cell) => normaliseEmail(cell) ?? [])[0]
