import { expect, test } from 'vitest'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { firstTeamOf } from '../test-teams.server.ts'

const database = await testDatabase()

test('managers of the installation see how many teams an organization has, and the members of one', async () => {
  const { person, organization, joins, itemsOf } = await organized(database)
  const [max, ada] = [await person('Max', { role: 'admin' }), await person('Ada')]
  const { id, path } = await organization(ada)
  const first = await firstTeamOf(ada, path)
  await joins(id, await person('Ben'), 'member')
  await ada.call('POST', `${path}/teams`, { name: 'Night shift' })
  const any = `/manager/organizations/${id}`
  expect(await max.call('GET', any)).toMatchObject({
    status: 200,
    json: { memberCount: 2, teamCount: 2 },
  })
  const members = async (teamId: string) =>
    (await itemsOf(max, `${any}/members?teamId=${teamId}`)).map(({ name }) => name)
  expect(await members(first.id)).toEqual(['Ada'])
  const other = await organization(ada)
  const { id: teamId } = await firstTeamOf(ada, other.path)
  expect(await max.call('GET', `${any}/members?teamId=${teamId}`)).toMatchObject({
    status: 404,
    json: { code: 'TEAM_NOT_FOUND' },
  })
})
