import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { members, organizations } from '#modules/organizations/index.server.ts'
import {
  forgetEverybody,
  organized,
  tally,
} from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { untilWaiting } from '#platform/database/test-locks.ts'
import { invited } from './test-invitations.server.ts'

const database = await testDatabase()
const { orm, pool } = database

beforeEach(() => forgetEverybody(database))

const fifty = Array.from({ length: 50 }, (_, number) => number)

test('of fifty who accept at once as many come in as there is room', async () => {
  const { person, organization } = await organized(database, {
    LIMIT_MEMBERS_PER_ORGANIZATION: '8',
  })
  const ada = await person('Ada')
  const { id, path } = await organization(ada)
  const people = await Promise.all(fifty.map((number) => person(`P${number}`)))
  const sent = await Promise.all(people.map(({ email }) => invited(ada, path, email)))
  const answers = await Promise.all(
    people.map(({ call }, number) => call('POST', `${sent[number]}/accept`)),
  )
  expect(tally(answers)).toEqual({ done: 7, ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: 43 })
  expect(await orm.$count(members, eq(members.organizationId, id))).toBe(8)
}, 60_000)

test('of fifty times that one person accepts one counts', async () => {
  const { person, organization } = await organized(database)
  const [ada, ben] = [await person('Ada'), await person('Ben')]
  const { id, path } = await organization(ada)
  const invitation = await invited(ada, path, ben.email)
  const answers = await Promise.all(fifty.map(() => ben.call('POST', `${invitation}/accept`)))
  const { done, ...others } = tally(answers)
  expect(done).toBe(1)
  expect(['FAILED_TO_RETRIEVE_INVITATION', 'INVITATION_NOT_FOUND']).toEqual(
    expect.arrayContaining(Object.keys(others)),
  )
  expect(await orm.$count(members, eq(members.organizationId, id))).toBe(2)
})

test('a user who accepts fifty invitations at once joins no more organizations than allowed', async () => {
  const { person, organization } = await organized(database, {
    LIMIT_ORGANIZATIONS_PER_PERSON: '5',
    LIMIT_INVITATION_MAILS_PER_ADDRESS_PER_HOUR: '50',
  })
  const ben = await person('Ben')
  const owners = await Promise.all(fifty.map((number) => person(`O${number}`)))
  const sent = await Promise.all(
    owners.map(async (owner) => invited(owner, (await organization(owner)).path, ben.email)),
  )
  const answers = await Promise.all(
    sent.map((invitation) => ben.call('POST', `${invitation}/accept`)),
  )
  expect(tally(answers)).toEqual({
    done: 5,
    YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS: 45,
  })
  expect(await orm.$count(members, eq(members.userId, ben.id))).toBe(5)
}, 60_000)

test('of fifty invitations at once as many wait as may, and one for each address', async () => {
  const { person, organization } = await organized(database, {
    LIMIT_INVITATIONS_PER_ORGANIZATION: '5',
    LIMIT_INVITATION_MAILS_PER_ADDRESS_PER_HOUR: '50',
  })
  const ada = await person('Ada')
  const { path } = await organization(ada)
  const send = (email: string) => ada.call('POST', `${path}/invitations`, { email })
  const same = await Promise.all(fifty.map(() => send('same@example.com')))
  expect(tally(same)).toEqual({ done: 1, USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: 49 })
  const others = await Promise.all(fifty.map((number) => send(`other${number}@example.com`)))
  expect(tally(others)).toEqual({ done: 4, INVITATION_LIMIT_REACHED: 46 })
})

test('spec 8: an invitation that is taken back in the very moment cannot be retrieved', async () => {
  const { person, organization } = await organized(database)
  const [ada, ben] = [await person('Ada'), await person('Ben')]
  const { id, path } = await organization(ada)
  const invitation = await invited(ada, path, ben.email)
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM organizations WHERE id = $1 FOR UPDATE', [id])
    const accepting = ben.call('POST', `${invitation}/accept`)
    await untilWaiting(database)
    await client.query(`UPDATE invitations SET status = 'cancelled'`)
    await client.query('COMMIT')
    expect(await accepting).toMatchObject({
      status: 409,
      json: { code: 'FAILED_TO_RETRIEVE_INVITATION' },
    })
  } finally {
    client.release()
  }
  expect(await orm.$count(organizations)).toBe(1)
})
