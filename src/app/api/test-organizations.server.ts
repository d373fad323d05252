import type { Pool } from 'pg'

const [ours, theirs, ourTeam, otherTeam, member, sent, received] = Array.from(
  { length: 7 },
  (_, number) => `019aa5b0-0000-7000-8000-00000000010${number}`,
)

export const organizationId = `${ours}`

export async function newOrganizations(
  pool: Pool,
  { memberId, email, active }: { memberId: string; email: string; active: boolean },
) {
  await pool.query('DELETE FROM organizations')
  await pool.query(
    `INSERT INTO organizations (id, name, slug) VALUES ($1, 'Ours', 'ours'), ($2, 'Theirs', 'theirs')`,
    [ours, theirs],
  )
  await pool.query(
    `INSERT INTO members (organization_id, user_id, role)
     SELECT $1::uuid, id, 'owner' FROM users
     WHERE email IN ('reader@example.com', 'acted-as@example.com', 'manager@example.com')
     UNION ALL SELECT $2::uuid, id, 'owner' FROM users WHERE email = 'inviter@example.com'`,
    [ours, theirs],
  )
  await pool.query(
    `INSERT INTO members (id, organization_id, user_id, role) VALUES ($1, $2, $3, 'member')`,
    [member, ours, memberId],
  )
  await pool.query(
    `INSERT INTO teams (id, organization_id, name) VALUES ($1, $3, 'One'), ($2, $3, 'Other')`,
    [ourTeam, otherTeam, ours],
  )
  await pool.query('INSERT INTO team_members (team_id, member_id) VALUES ($1, $2)', [
    ourTeam,
    member,
  ])
  await pool.query(
    `INSERT INTO invitations (id, organization_id, email, role, inviter_id, language, expires_at)
     SELECT sent.id::uuid, sent.organization_id::uuid, sent.email, 'member', users.id, 'en', now() + interval '1 day'
     FROM users, (VALUES ($1, $3, 'invited@example.com'), ($2, $4, $5)) AS sent (id, organization_id, email)
     WHERE users.email = 'inviter@example.com'`,
    [sent, received, ours, theirs, email],
  )
  await pool.query('UPDATE sessions SET active_organization_id = $1', [active ? ours : null])
}

export const organizationTables = [
  'organizations',
  'members',
  'teams',
  'team_members',
  'invitations',
] as const

export const organizationBodies: Record<string, object> = {
  'organizations.create': { name: 'Another' },
  'organizations.update': { version: 1, name: 'Renamed' },
  'members.update': { role: 'administrator' },
  'teams.create': { name: 'Third' },
  'teams.update': { name: 'Renamed' },
  'invitations.create': { email: 'new@example.com' },
  'invitations.createMany': { lines: ['new@example.com'] },
}

const answered = ['invitations.get', 'invitations.accept', 'invitations.decline']

export function organizationPlaces(name: string): Record<string, string | undefined> {
  const teamId = name === 'teams.addMember' ? otherTeam : ourTeam
  const id = answered.includes(name) ? received : ours
  return { id, teamId, memberId: member, invitationId: sent, slug: 'ours' }
}
