import { type CallSamples, changing, signedIn } from '#platform/api/test-call-samples.ts'

export const organizationId = '019aa5b0-0000-7000-8000-000000000100'
export const otherOrganizationId = '019aa5b0-0000-7000-8000-000000000101'
export const memberId = '019aa5b0-0000-7000-8000-000000000104'

const own = /^(organizations|members)\./

export const samples: CallSamples = {
  matrix: {
    'organizations.list': signedIn,
    'organizations.names': signedIn,
    'organizations.create': changing,
    'organizations.get': signedIn,
    'organizations.getBySlug': signedIn,
    'organizations.leave': changing,
    'members.list': signedIn,
    'members.update': changing,
    'members.remove': changing,
  },
  bodies: {
    'organizations.create': { name: 'Another' },
    'members.update': { role: 'administrator' },
  },
  tables: ['organizations', 'members'],
  clear: 'DELETE FROM organizations',
  halves: [['/organizations', 'POST', { name: '\udcda half' }]],
  async fill(pool, { userId }) {
    await pool.query(
      `INSERT INTO organizations (id, name, slug) VALUES ($1, 'Ours', 'ours'), ($2, 'Theirs', 'theirs')`,
      [organizationId, otherOrganizationId],
    )
    await pool.query(
      `INSERT INTO members (organization_id, user_id, role)
       SELECT $1::uuid, id, 'owner' FROM users
       WHERE email IN ('reader@example.com', 'acted-as@example.com', 'manager@example.com')
       UNION ALL SELECT $2::uuid, id, 'owner' FROM users WHERE email = 'inviter@example.com'`,
      [organizationId, otherOrganizationId],
    )
    await pool.query(
      `INSERT INTO members (id, organization_id, user_id, role) VALUES ($1, $2, $3, 'member')`,
      [memberId, organizationId, userId],
    )
  },
  ids: { organizationId, organization: organizationId },
  names: { organization: 'ours' },
  async make(send) {
    await send('POST', '/organizations', { name: 'École du Nord', slug: 'ecole-du-nord' })
  },
  placesOf: (procedure) =>
    own.test(procedure)
      ? {
          id: organizationId,
          memberId,
          slug: 'ours',
        }
      : undefined,
  searches: {
    'members/list': { id: organizationId },
    'organizations/list': {},
  },
}
