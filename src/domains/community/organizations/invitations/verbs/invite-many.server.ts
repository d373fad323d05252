import { normaliseEmail } from '#domains/identity/auth/index.server.ts'
import { requireOnboarded } from '#platform/access/caller.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { HttpError } from '#platform/http/http-error.ts'
import { rights } from '../../organization-rights.server.ts'
import { findTeam } from '../../teams/verbs/change-teams.server.ts'
import { findMembership } from '../../verbs/membership.server.ts'
import type { InvitationLines, InvitationReport } from '../invitation.server.ts'
import { invite, requireRole } from './invite.server.ts'

const between = /[\s,;<>"]+/

export async function inviteMany(
  context: VerbContext,
  { lines, ...offer }: InvitationLines,
): Promise<InvitationReport> {
  const { orm } = context.acting
  const { role } = await findMembership(orm, context.caller, offer.id, rights.invite)
  requireOnboarded(context.caller)
  requireRole(offer.role, role)
  if (offer.teamId) await findTeam(orm, offer.id, offer.teamId)
  const report: InvitationReport = { invited: 0, failed: [] }
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue
    try {
      await invite(context, { ...offer, email: addressIn(text) })
      report.invited += 1
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      report.failed.push({ line: index + 1, text, code: error.code, message: error.message })
    }
  }
  return report
}

function addressIn(line: string): string {
  const [address] = line.split(between).flatMap((cell) => normaliseEmail(cell) ?? [])
  if (address === undefined) throw new HttpError(400, 'INVALID_EMAIL', 'Email is invalid')
  return address
}
