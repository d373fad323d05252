import {
  type CallSamples,
  changing,
  signedIn,
  supporting,
  withoutKey,
} from '#platform/api/test-call-samples.ts'

export const organizationId = '019aa5b0-0000-7000-8000-000000000100'
export const otherOrganizationId = '019aa5b0-0000-7000-8000-000000000101'
export const memberId = '019aa5b0-0000-7000-8000-000000000104'

const own = /^(organizations|members)\./

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
    'members.list': signedIn,
    'members.update': changing,
    'members.remove': changing,
  },
  bodies: {
    'organizations.create': { name: 'Another' },
    'organizations.update': { version: 1, name: 'Renamed' },
    'members.update': { role: 'administrator' },
  },
  tables: ['organizations', 'members'],
  clear: 'DELETE FROM organizations',
  halves: [['/organizations', 'POST', { name: '\udcda half' }]],
  variantOf: (procedure) => (procedure === 'organizations.activate' ? 'inactive' : 'active'),
  async fill(pool, { userId, variant }) {
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
    await pool.query('UPDATE sessions SET active_organization_id = $1', [
      variant === 'active' ? organizationId : null,
    ])
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
