import {
  type CallSamples,
  changing,
  managers,
  managersChanging,
  signedIn,
  supporting,
  withoutKey,
} from '#platform/api/test-call-samples.ts'

const [ours, theirs, ourTeam, otherTeam, member] = Array.from(
  { length: 5 },
  (_, number) => `019aa5b0-0000-7000-8000-00000000010${number}`,
)

export const organizationId = `${ours}`
export const otherOrganizationId = `${theirs}`

const own = /^(organizations|managedOrganizations|members|teams)\./

export const samples: CallSamples = {
  matrix: {
    'organizations.list': signedIn,
    'organizations.names': signedIn,
    'organizations.create': changing,
    'organizations.active': withoutKey(signedIn),
    'organizations.deactivate': withoutKey(supporting),
    'organizations.get': signedIn,
    'organizations.getBySlug': signedIn,
    'organizations.update': supporting,
    'organizations.delete': withoutKey(changing),
    'organizations.leave': changing,
    'organizations.listActivity': signedIn,
    'organizations.activate': withoutKey(supporting),
    'managedOrganizations.list': managers,
    'managedOrganizations.get': managers,
    'managedOrganizations.listMembers': managers,
    'managedOrganizations.end': withoutKey(managersChanging),
    'members.list': signedIn,
    'members.update': changing,
    'members.remove': changing,
    'teams.list': signedIn,
    'teams.create': changing,
    'teams.update': supporting,
    'teams.delete': changing,
    'teams.addMember': changing,
    'teams.removeMember': changing,
  },
  bodies: {
    'organizations.create': { name: 'Another' },
    'organizations.update': { version: 1, name: 'Renamed' },
    'members.update': { role: 'administrator' },
    'teams.create': { name: 'Third' },
    'teams.update': { name: 'Renamed' },
  },
  tables: ['organizations', 'members', 'teams', 'team_members'],
  clear: 'DELETE FROM organizations',
  halves: [['/organizations', 'POST', { name: '\udcda half' }]],
  variantOf: (procedure) => (procedure === 'organizations.activate' ? 'inactive' : 'active'),
  async fill(pool, { userId, variant }) {
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
      [member, ours, userId],
    )
    await pool.query(
      `INSERT INTO teams (id, organization_id, name) VALUES ($1, $3, 'One'), ($2, $3, 'Other')`,
      [ourTeam, otherTeam, ours],
    )
    await pool.query('INSERT INTO team_members (team_id, member_id) VALUES ($1, $2)', [
      ourTeam,
      member,
    ])
    await pool.query('UPDATE sessions SET active_organization_id = $1', [
      variant === 'active' ? ours : null,
    ])
  },
  ids: { organizationId, organization: organizationId },
  names: { organization: 'ours' },
  async make(send) {
    const school = await send('POST', '/organizations', {
      name: 'École du Nord',
      slug: 'ecole-du-nord',
    })
    await send('POST', `/organizations/${school.id}/teams`, { name: 'Readers' })
  },
  placesOf: (procedure) =>
    own.test(procedure)
      ? {
          id: ours,
          teamId: procedure === 'teams.addMember' ? otherTeam : ourTeam,
          memberId: member,
          slug: 'ours',
        }
      : undefined,
  searches: {
    'teams/list': { id: organizationId },
    'members/list': { id: organizationId },
    'organizations/list': {},
  },
}
