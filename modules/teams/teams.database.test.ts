import { beforeEach, expect, test } from 'vitest'
import {
  forgetEverybody,
  organized,
  tally,
} from '#modules/organizations/test-organizations.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { firstTeamOf } from './test-teams.server.ts'

const database = await testDatabase()
const news = recordOf(database)

beforeEach(() => forgetEverybody(database))

const refused = (status: number, code: string) => ({ status, json: { code } })

async function withTeams(variables: Record<string, string> = {}) {
  const served = await organized(database, variables)
  const [ada, ben] = [await served.person('Ada'), await served.person('Ben')]
  const place = await served.organization(ada, 'Library')
  const team = await firstTeamOf(ada, place.path)
  const { id: memberId } = await served.joins(place.id, ben, 'member')
  const teams = `${place.path}/teams`
  const create = (name: string) => ada.call('POST', teams, { name })
  return { ...served, ...place, ada, ben, ownerId: place.memberId, memberId, team, teams, create }
}

test('an organization begins with a team, and has more, each with a name of its own', async () => {
  const { ada, ben, teams, create, itemsOf } = await withTeams()
  expect(await itemsOf(ben, teams)).toMatchObject([{ name: 'Library', memberCount: 1 }])
  const made = await create('Night shift')
  expect(made.status).toBe(201)
  const taken = refused(409, 'TEAM_ALREADY_EXISTS')
  expect(await create(' night SHIFT')).toMatchObject(taken)
  const path = `${teams}/${String(made.json['id'])}`
  expect(await ada.call('PATCH', path, { name: 'Library' })).toMatchObject(taken)
  expect(await ada.call('PATCH', path, { name: 'Évening' })).toMatchObject({
    json: { name: 'Évening' },
  })
  const names = async (query: string) => (await itemsOf(ben, teams + query)).map(({ name }) => name)
  expect(await names('')).toEqual(['Évening', 'Library'])
  expect(await names('?sort=-name')).toEqual(['Library', 'Évening'])
  expect(await names('?searchTerm=EVEN')).toEqual(['Évening'])
  expect((await ada.call('DELETE', path)).status).toBe(204)
  expect(await names('')).toEqual(['Library'])
})

test('spec 8: the last team cannot be removed, nor the last two at once', async () => {
  const { ada, teams, team, create } = await withTeams()
  const path = `${teams}/${team.id}`
  const last = 'UNABLE_TO_REMOVE_LAST_TEAM'
  expect(await ada.call('DELETE', path)).toMatchObject(refused(403, last))
  const made = await Promise.all(Array.from({ length: 49 }, (_, number) => create(`T${number}`)))
  const all = [path, ...made.map(({ json }) => `${teams}/${String(json['id'])}`)]
  const answers = await Promise.all(all.map((one) => ada.call('DELETE', one)))
  expect(tally(answers)).toEqual({ done: 49, [last]: 1 })
})

test('spec 8: teams and their members are as many as configured, however many come at once', async () => {
  const { ada, create, path, memberId, team } = await withTeams({
    LIMIT_TEAMS_PER_ORGANIZATION: '5',
    LIMIT_MEMBERS_PER_TEAM: '1',
  })
  const made = await Promise.all(Array.from({ length: 50 }, (_, number) => create(`T${number}`)))
  expect(tally(made)).toEqual({ done: 4, YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS: 46 })
  const place = `${path}/teams/${team.id}/members/${memberId}`
  expect(await ada.call('PUT', place)).toMatchObject(refused(403, 'TEAM_MEMBER_LIMIT_REACHED'))
})

test('members come into a team and go, on record, and leave it with the organization', async () => {
  const { ada, ben, path, memberId, team, itemsOf } = await withTeams()
  const teamId = team.id
  const place = `${path}/teams/${teamId}/members/${memberId}`
  const inTeam = async () =>
    (await itemsOf(ada, `${path}/members?teamId=${teamId}`)).map(({ name }) => name)
  await news()
  expect((await ada.call('PUT', place)).status).toBe(204)
  expect((await ada.call('PUT', place)).status).toBe(204)
  expect(await inTeam()).toEqual(['Ada', 'Ben'])
  expect((await ada.call('DELETE', place)).status).toBe(204)
  expect(await ada.call('DELETE', place)).toMatchObject(
    refused(404, 'USER_IS_NOT_A_MEMBER_OF_THE_TEAM'),
  )
  expect((await news()).map(({ action }) => action)).toEqual([
    'team.addMember',
    'team.removeMember',
  ])
  await ada.call('PUT', place)
  await ben.call('POST', `${path}/leave`)
  expect(await inTeam()).toEqual(['Ada'])
})

test('spec 6: a member changes no team', async () => {
  const { ben, path, ownerId, memberId, team } = await withTeams()
  const one = `${path}/teams/${team.id}`
  const calls: [string, string, string, object?][] = [
    [
      'POST',
      `${path}/teams`,
      'YOU_ARE_NOT_ALLOWED_TO_CREATE_TEAMS_IN_THIS_ORGANIZATION',
      { name: 'X' },
    ],
    ['PATCH', one, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_TEAM', { name: 'X' }],
    ['DELETE', one, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION'],
    ['PUT', `${one}/members/${memberId}`, 'YOU_ARE_NOT_ALLOWED_TO_CREATE_A_NEW_TEAM_MEMBER'],
    ['DELETE', `${one}/members/${ownerId}`, 'YOU_ARE_NOT_ALLOWED_TO_REMOVE_A_TEAM_MEMBER'],
  ]
  for (const [method, target, code, body] of calls) {
    expect([code, await ben.call(method, target, body)]).toMatchObject([code, refused(403, code)])
  }
})

test('strangers learn nothing of a team, from their own organization neither', async () => {
  const { path, ownerId, team, teams, person, organization } = await withTeams()
  const eve = await person('Eve')
  const own = await organization(eve)
  const ownTeam = await firstTeamOf(eve, own.path)
  const one = `${teams}/${team.id}`
  const calls: [string, string, object?][] = [
    ['GET', teams],
    ['GET', `${path}/members?teamId=${team.id}`],
    ['POST', teams, { name: 'Mine' }],
    ['PATCH', one, { name: 'Mine' }],
    ['DELETE', one],
    ['PUT', `${one}/members/${ownerId}`],
    ['DELETE', `${one}/members/${ownerId}`],
  ]
  for (const [method, at, body] of calls) {
    expect([method, at, await eve.call(method, at, body)]).toMatchObject([
      method,
      at,
      refused(404, 'ORGANIZATION_NOT_FOUND'),
    ])
  }
  const theirs: [string, string, string][] = [
    ['GET', `/members?teamId=${team.id}`, 'TEAM_NOT_FOUND'],
    ['DELETE', `/teams/${team.id}`, 'TEAM_NOT_FOUND'],
    ['PUT', `/teams/${ownTeam.id}/members/${ownerId}`, 'MEMBER_NOT_FOUND'],
  ]
  for (const [method, at, code] of theirs) {
    expect(await eve.call(method, `${own.path}${at}`)).toMatchObject(refused(404, code))
  }
})

test('users export the teams that they are in', async () => {
  const { ada, ben } = await withTeams()
  const exported = async (by: typeof ada) => (await by.call('GET', '/account/data')).json
  expect(await exported(ada)).toMatchObject({
    organizations: [{ name: 'Library', role: 'owner', teams: ['Library'] }],
  })
  expect(await exported(ben)).toMatchObject({ organizations: [{ role: 'member', teams: [] }] })
})
