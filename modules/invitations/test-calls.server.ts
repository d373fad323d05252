import { testSecret } from '#domains/identity/auth/test-auth.ts'
import { organizationId, otherOrganizationId } from '#modules/organizations/test-calls.server.ts'
import { type CallSamples, changing, everyone, signedIn } from '#platform/api/test-call-samples.ts'
import { invitationPath } from './verbs/open-invitation.server.ts'

const sent = '019aa5b0-0000-7000-8000-000000000105'
const received = '019aa5b0-0000-7000-8000-000000000106'

const [, token = ''] = invitationPath({ authSecret: testSecret }, received).split('token=')

const answered = ['invitations.get', 'invitations.accept', 'invitations.decline']

export const samples: CallSamples = {
  matrix: {
    'invitations.list': signedIn,
    'invitations.create': changing,
    'invitations.createMany': changing,
    'invitations.checkMany': signedIn,
    'invitations.cancel': changing,
    'invitations.resend': changing,
    'invitations.listReceived': signedIn,
    'invitations.get': signedIn,
    'invitations.open': everyone,
    'invitations.accept': changing,
    'invitations.decline': changing,
  },
  bodies: {
    'invitations.create': { email: 'new@example.com' },
    'invitations.open': { id: received, token },
    'invitations.createMany': { lines: ['new@example.com'] },
    'invitations.checkMany': { lines: ['new@example.com'] },
  },
  reads: ['invitations.checkMany', 'invitations.open'],
  open: ['POST /invitations/open'],
  tables: ['invitations'],
  fill: (pool, { email }) =>
    pool.query(
      `INSERT INTO invitations (id, organization_id, email, role, inviter_id, language, expires_at)
       SELECT sent.id::uuid, sent.organization_id::uuid, sent.email, 'member', users.id, 'en', now() + interval '1 day'
       FROM users, (VALUES ($1, $3, 'invited@example.com'), ($2, $4, $5)) AS sent (id, organization_id, email)
       WHERE users.email = 'inviter@example.com'`,
      [sent, received, organizationId, otherOrganizationId, email],
    ),
  placesOf: (procedure) =>
    procedure.startsWith('invitations.')
      ? { id: answered.includes(procedure) ? received : organizationId, invitationId: sent }
      : undefined,
  searches: { 'invitations/list': { id: organizationId } },
}
