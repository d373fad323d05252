import { memberId, organizationId } from '#modules/organizations/test-calls.server.ts'
import {
  type CallSamples,
  changing,
  signedIn,
  supporting,
} from '#platform/api/test-call-samples.ts'

const ourTeam = '019aa5b0-0000-7000-8000-000000000102'
const otherTeam = '019aa5b0-0000-7000-8000-000000000103'

export const samples: CallSamples = {
  matrix: {
    'teams.list': signedIn,
    'teams.create': changing,
    'teams.update': supporting,
    'teams.delete': changing,
    'teams.addMember': changing,
    'teams.removeMember': changing,
  },
  bodies: {
    'teams.create': { name: 'Third' },
    'teams.update': { name: 'Renamed' },
  },
  tables: ['teams', 'team_members'],
  async fill(pool) {
    await pool.query(
      `INSERT INTO teams (id, organization_id, name) VALUES ($1, $3, 'One'), ($2, $3, 'Other')`,
      [ourTeam, otherTeam, organizationId],
    )
    await pool.query('INSERT INTO team_members (team_id, member_id) VALUES ($1, $2)', [
      ourTeam,
      memberId,
    ])
  },
  async make(send) {
    const school = await send('POST', '/organizations', {
      name: 'École du Sud',
      slug: 'ecole-du-sud',
    })
    await send('POST', `/organizations/${school.id}/teams`, { name: 'Readers' })
  },
  placesOf: (procedure) =>
    procedure.startsWith('teams.')
      ? {
          id: organizationId,
          teamId: procedure === 'teams.addMember' ? otherTeam : ourTeam,
          memberId,
        }
      : undefined,
  searches: { 'teams/list': { id: organizationId } },
}
