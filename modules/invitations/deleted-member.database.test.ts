import { expect, test } from 'vitest'
import {
  address,
  busyUser,
  former,
  jsonOf,
  rowsThatTell,
} from '#domains/identity/users/test-busy-user.server.ts'
import { managed } from '#domains/identity/users/test-people.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { pool } = database

test('a deleted user leaves no trace in shelves and organizations', async () => {
  const guilds: string[] = []
  const {
    id,
    asAdmin,
    call: own,
  } = await busyUser(database, async ({ call, served, member }) => {
    // Shelves and organizations.
    const guild = await call('POST', '/organizations', { name: `Guild ${crypto.randomUUID()}` })
    const shelf = await call('POST', '/shelves', { name: 'Zerubbabel’s' })
    await call('PUT', `/shelves/${shelf.id}/shares`, { organizationId: guild.id, access: 'read' })
    await call('PATCH', `/shelves/${shelf.id}`, { name: 'Quince’s', version: shelf.version })
    await call('POST', `/shelves/${shelf.id}/link`)
    await call('POST', `/organizations/${guild.id}/invitations`, { email: 'guest@example.com' })

    // Actions of other users on this user in organizations.
    const kim = await served.person('Kim')
    const owner = await member(kim.email)
    const club = await owner.call('POST', '/organizations', { name: `Club ${crypto.randomUUID()}` })
    const invite = (email: string) =>
      owner.call('POST', `/organizations/${club.id}/invitations`, { email })
    const drop = (invitation: { id: string }) =>
      owner.call('DELETE', `/organizations/${club.id}/invitations/${invitation.id}`)
    await drop(await invite(former))
    await drop(await invite(address))
    await call('POST', `/invitations/${(await invite(address)).id}/decline`)
    const accepted = await invite(address)
    await owner.call('POST', `/organizations/${club.id}/invitations/${accepted.id}/resend`)
    await call('POST', `/invitations/${accepted.id}/accept`)
    const { items } = await owner.call('GET', `/organizations/${club.id}/members`)
    const memberId = items.find(({ email }) => email === address)?.id
    const membership = `/organizations/${club.id}/members/${memberId}`
    await owner.call('PATCH', membership, { role: 'administrator' })
    const team = await owner.call('POST', `/organizations/${club.id}/teams`, { name: 'Team' })
    const inTeam = `/organizations/${club.id}/teams/${team.id}/members/${memberId}`
    await owner.call('PUT', inTeam)
    await owner.call('DELETE', inTeam)
    await owner.call('DELETE', membership)
    await invite(address)
    guilds.push(guild.id)
  })
  expect((await rowsThatTell(database)).length).toBeGreaterThan(20)
  for (const guild of guilds) await own('DELETE', `/organizations/${guild}`)
  await asAdmin('DELETE', `/users/${id}`)
  expect(await rowsThatTell(database)).toEqual([])
})

test('an address that another user has taken since stays with that user', async () => {
  const { person, find, asAdmin, club, owner } = await formerAddress()
  await asAdmin('DELETE', `/users/${owner.id}`)
  expect(await find(person.id)).toMatchObject({ email: person.email })
  const { rows } = await pool.query(`SELECT email FROM invitations WHERE email = $1`, [
    person.email,
  ])
  expect(rows).toHaveLength(1)
  const { items } = await asAdmin('GET', `/activity?targetId=${club}&action=invitation.create`)
  expect(items).toMatchObject([{ after: { email: person.email } }])
})

/** A user whose email, which received an invitation, belonged to another user before. */
async function formerAddress() {
  const served = await managed(database)
  const asAdmin = async (...asked: Parameters<typeof served.call>) =>
    jsonOf((await served.call(...asked)).json)
  const person = await served.person('Heir')
  const owner = await served.person('Founder')
  const org = await asAdmin('POST', '/organizations', { name: `Heirs ${crypto.randomUUID()}` })
  await asAdmin('POST', `/organizations/${org.id}/invitations`, { email: person.email })
  await pool.query(
    `INSERT INTO activities (actor_type, action, target_type, target_id, before, after)
     VALUES ('user', 'user.update', 'user', $1, $2, '{}')`,
    [owner.id, { email: person.email }],
  )
  return { ...served, asAdmin, person, owner, club: org.id }
}
