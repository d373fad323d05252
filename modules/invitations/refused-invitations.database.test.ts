import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { members } from '#modules/organizations/index.server.ts'
import { forgetEverybody, organized } from '#modules/organizations/test-organizations.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { inviting } from './test-invitations.server.ts'

const database = await testDatabase()
const { orm } = database

beforeEach(() => forgetEverybody(database))

const refused = (status: number, code: string) => ({ status, json: { code } })

describe('spec 8: an invitation is refused', () => {
  test('to users who are not its recipient', async () => {
    const { ada, path, invited } = await inviting(database)
    const invitation = await invited(ada, path, 'eve@example.com')
    const notYours = refused(403, 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION')
    for (const act of ['accept', 'decline']) {
      expect(await ada.call('POST', `${invitation}/${act}`)).toMatchObject(notYours)
    }
    expect(await ada.call('GET', invitation)).toMatchObject(notYours)
  })

  test('to an address that is not proved', async () => {
    const { ada, ben, path, invited } = await inviting(database)
    const invitation = await invited(ada, path, ben.email)
    await orm.update(users).set({ emailVerified: false }).where(eq(users.id, ben.id))
    const code = 'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION'
    for (const act of ['accept', 'decline']) {
      expect(await ben.call('POST', `${invitation}/${act}`)).toMatchObject(refused(403, code))
    }
  })

  test('when its sender has gone, or may not invite any more', async () => {
    const { ada, ben, id, path, person, joins, invited } = await inviting(database)
    const cleo = await person('Cleo')
    const { id: memberId } = await joins(id, cleo, 'administrator')
    const invitation = await invited(cleo, path, ben.email)
    const noWord = refused(403, 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION')
    await ada.call('PATCH', `${path}/members/${memberId}`, { role: 'member' })
    expect(await ben.call('POST', `${invitation}/accept`)).toMatchObject(noWord)
    await cleo.call('POST', `${path}/leave`)
    expect(await ben.call('POST', `${invitation}/accept`)).toMatchObject(noWord)
    await orm.delete(users).where(eq(users.id, cleo.id))
    expect(await ben.call('POST', `${invitation}/accept`)).toMatchObject(noWord)
    await ada.call('POST', `${path}${invitation}/resend`)
    expect((await ben.call('POST', `${invitation}/accept`)).status).toBe(200)
  })

  test('to users who belong to as many organizations as they may', async () => {
    const { ada, ben, path, organization, invited } = await inviting(database, {
      LIMIT_ORGANIZATIONS_PER_PERSON: '1',
    })
    await organization(ben)
    const invitation = await invited(ada, path, ben.email)
    expect(await ben.call('POST', `${invitation}/accept`)).toMatchObject(
      refused(403, 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS'),
    )
    expect(await ben.call('GET', invitation)).toMatchObject({ json: { status: 'pending' } })
  })

  test('when as many wait for an answer as may, or as many were sent', async () => {
    const { ada, path } = await inviting(database, {
      LIMIT_INVITATIONS_PER_ORGANIZATION: '1',
      LIMIT_INVITATION_MAILS_PER_PERSON_PER_HOUR: '2',
    })
    const send = (email: string) => ada.call('POST', `${path}/invitations`, { email })
    expect(await send('one@example.com')).toMatchObject({ status: 201 })
    expect(await send('two@example.com')).toMatchObject(refused(403, 'INVITATION_LIMIT_REACHED'))
    expect(await send('six@example.com')).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'))
  })

  test('when its recipient was sent as many, by whomever', async () => {
    const { ada, path, person, organization, invited } = await inviting(database, {
      LIMIT_INVITATION_MAILS_PER_ADDRESS_PER_HOUR: '2',
    })
    const email = 'quiet@example.com'
    const invitation = await invited(ada, path, email)
    const again = `${path}${invitation}/resend`
    expect((await ada.call('POST', again)).status).toBe(200)
    const tooMany = refused(429, 'TOO_MANY_REQUESTS')
    expect(await ada.call('POST', again)).toMatchObject(tooMany)
    const cleo = await person('Cleo')
    const other = await organization(cleo)
    expect(
      await cleo.call('POST', `${other.path}/invitations`, { email: 'Quiet@example.com' }),
    ).toMatchObject(tooMany)
    expect(await ada.call('POST', `${path}/invitations`, { email: 'x@example.com' })).toMatchObject(
      { status: 201 },
    )
  })

  test('to users who may not invite, at no cost to those who may', async () => {
    const { ada, path, person } = await inviting(database, {
      LIMIT_INVITATION_MAILS_PER_ADDRESS_PER_HOUR: '1',
    })
    const stranger = await person('Eve')
    const send = { email: 'calm@example.com' }
    for (const place of [path, `/organizations/${crypto.randomUUID()}`]) {
      expect(await stranger.call('POST', `${place}/invitations`, send)).toMatchObject(
        refused(404, 'ORGANIZATION_NOT_FOUND'),
      )
    }
    expect(await ada.call('POST', `${path}/invitations`, send)).toMatchObject({ status: 201 })
  })

  test('while an admin acts as its recipient', async () => {
    const { ada, ben, path, person, invited } = await inviting(database)
    const invitation = await invited(ada, path, ben.email)
    const manager = await person('Max', { role: 'admin' })
    await manager.call('POST', `/users/${ben.id}/impersonate`, { reason: 'To see' })
    expect(await manager.call('GET', invitation)).toMatchObject({ status: 200 })
    const oneself = refused(403, 'IMPERSONATING')
    expect(await manager.call('POST', `${invitation}/accept`)).toMatchObject(oneself)
    expect(await manager.call('POST', `${path}/leave`)).toMatchObject(oneself)
  })

  test('check 24: to everybody in a demo', async () => {
    const { ada, ben, path, invited } = await inviting(database)
    const invitation = await invited(ada, path, ben.email)
    const demo = await organized(database, { DEMO_MODE: 'true' })
    const visitor = await demo.signedIn(ben.email)
    const before = await orm.select().from(members)
    for (const [protocol, target] of [
      ['rest', `/api/v1${invitation}/accept`],
      ['rest', `/api/v1${path}/leave`],
      ['rpc', '/api/rpc/invitations/accept'],
      ['rpc', '/api/rpc/organizations/create'],
    ]) {
      const body =
        protocol === 'rpc' ? { json: { id: invitation.split('/').at(-1), name: 'X' } } : {}
      const { status } = await visitor.send('POST', `${target}`, body)
      expect([target, status]).toEqual([target, 403])
    }
    expect(await orm.select().from(members)).toEqual(before)
  })
})
