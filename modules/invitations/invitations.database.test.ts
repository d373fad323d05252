import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { forgetEverybody } from '#modules/organizations/test-organizations.server.ts'
import { firstTeamOf } from '#modules/teams/test-teams.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { invitations } from './invitation.table.server.ts'
import { sweepInvitations } from './sweep-invitations.server.ts'
import { inviting } from './test-invitations.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const news = recordOf(database)

beforeEach(() => forgetEverybody(database))

const refused = (status: number, code: string) => ({ status, json: { code } })
const gone = refused(404, 'INVITATION_NOT_FOUND')

describe('an invitation', () => {
  test('comes by mail, is looked at, accepted once, and on record', async () => {
    const { ada, ben, id, path, messagesTo, itemsOf } = await inviting(database)
    const team = await firstTeamOf(ada, path)
    await news()
    const offer = {
      email: ` ${ben.email.toUpperCase()} `,
      role: 'administrator',
      teamId: team.id,
    }
    const made = await ada.call('POST', `${path}/invitations`, offer)
    expect(made).toMatchObject({
      status: 201,
      json: { email: ben.email, role: 'administrator', status: 'pending', inviterId: ada.id },
    })
    const invitation = `/invitations/${String(made.json['id'])}`
    const [message] = await messagesTo(ben.email)
    expect(message?.subject).toBe('Ada invited you to Library')
    expect(message?.text).toContain(`https://product.example/app${invitation}`)
    expect(message?.html).toContain(`href="https://product.example/app${invitation}?token=`)

    expect(await ben.call('GET', invitation)).toMatchObject({
      status: 200,
      json: {
        organization: { name: 'Library', slug: 'library' },
        inviter: 'Ada',
        team: 'Library',
        role: 'administrator',
        status: 'pending',
      },
    })
    const waiting = await ben.browser.ask('/api/v1/invitations')
    expect(waiting.json).toMatchObject({ items: [{ id: made.json['id'], inviter: 'Ada' }] })
    expect(await ben.call('POST', `${invitation}/accept`)).toMatchObject({
      status: 200,
      json: { id, name: 'Library', role: 'administrator' },
    })
    expect(await ben.call('POST', `${invitation}/accept`)).toMatchObject(gone)
    expect((await ben.browser.ask('/api/v1/invitations')).json).toEqual({
      items: [],
    })
    expect(await itemsOf(ben, `${path}/members?teamId=${team.id}`)).toHaveLength(2)
    expect((await news()).map(({ action, targetId }) => [action, targetId])).toEqual([
      ['invitation.create', id],
      ['member.join', id],
    ])
  })

  test('reaches a recipient without an account once they have made one at that address', async () => {
    const { ada, path, invited, signedIn } = await inviting(database)
    const invitation = await invited(ada, path, 'new@example.com')
    const visitor = await signedIn('new@example.com')
    const accepted = await visitor.send('POST', `/api/v1${invitation}/accept`, {})
    expect(accepted).toMatchObject({ status: 200, json: { role: 'member' } })
  })

  test('is in the language that is asked for, else in the reader’s, else in the inviter’s', async () => {
    const { ada, ben, path, messagesTo } = await inviting(database)
    await pool.query(`UPDATE sessions SET language = 'ar' WHERE user_id = $1`, [ben.id])
    const send = (email: string, more: object = {}) =>
      ada.browser.send(
        'POST',
        `/api/v1${path}/invitations`,
        { email, ...more },
        { 'accept-language': 'sw' },
      )
    await send('one@example.com')
    await send('two@example.com', { language: 'fr' })
    expect((await messagesTo('one@example.com'))[0]?.subject).toContain('amekualika')
    await send(ben.email)
    expect((await messagesTo(ben.email))[0]?.subject).toContain('دعوة')
    expect((await messagesTo('two@example.com'))[0]?.subject).toContain('vous invite')
  })

  test('is declined, taken back, or sent again', async () => {
    const { ada, ben, path, invited, messagesTo, expire, itemsOf } = await inviting(database)
    const list = `${path}/invitations`
    const statuses = async (query = '') =>
      (await itemsOf(ada, list + query)).map(({ status }) => status)

    const declined = await invited(ada, path, ben.email)
    expect((await ben.call('POST', `${declined}/decline`)).status).toBe(204)
    expect(await ben.call('POST', `${declined}/accept`)).toMatchObject(gone)
    expect(await ada.call('DELETE', path + declined)).toMatchObject(gone)

    const cancelled = await invited(ada, path, ben.email)
    expect((await ada.call('DELETE', path + cancelled)).status).toBe(204)
    expect(await ben.call('POST', `${cancelled}/accept`)).toMatchObject(gone)
    expect(await ada.call('POST', `${path}${cancelled}/resend`)).toMatchObject(gone)

    const expired = await invited(ada, path, ben.email)
    await expire()
    expect(await ben.call('GET', expired)).toMatchObject({ json: { status: 'expired' } })
    expect(await ben.call('POST', `${expired}/accept`)).toMatchObject(gone)
    expect(await statuses()).toEqual(['expired', 'cancelled', 'declined'])
    expect(await statuses('?status=expired')).toEqual(['expired'])
    expect(await ada.call('POST', `${path}${expired}/resend`)).toMatchObject({
      status: 200,
      json: { status: 'pending' },
    })
    expect(await messagesTo(ben.email)).toHaveLength(4)
    expect(await statuses('?status=pending')).toEqual(['pending'])
    expect(await statuses('?searchTerm=BEN.')).toHaveLength(3)
    expect(await statuses('?searchTerm=nobody')).toEqual([])
    expect((await ben.call('POST', `${expired}/accept`)).status).toBe(200)
    expect(await statuses('?status=accepted')).toEqual(['accepted'])
  })

  test('that has expired gives way to a new one', async () => {
    const { ada, ben, path, invited, expire } = await inviting(database)
    const first = await invited(ada, path, ben.email)
    const again = { email: ben.email }
    expect(await ada.call('POST', `${path}/invitations`, again)).toMatchObject(
      refused(409, 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION'),
    )
    await expire()
    const second = await invited(ada, path, ben.email)
    expect(await ben.call('POST', `${first}/accept`)).toMatchObject(gone)
    expect((await ben.call('POST', `${second}/accept`)).status).toBe(200)
    expect(await ada.call('POST', `${path}/invitations`, again)).toMatchObject(
      refused(409, 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION'),
    )
  })

  test('many at once are told line by line', async () => {
    const { ada, ben, id, path, joins } = await inviting(database)
    await joins(id, ben, 'member')
    const lines = [
      'Name;Address',
      'Fay;Fay@Example.com;2026',
      '',
      'Gus Green <gus@example.com>',
      ben.email,
      'fay@example.com',
    ]
    expect(await ada.call('POST', `${path}/invitations/bulk`, { lines })).toMatchObject({
      status: 200,
      json: {
        invited: 2,
        failed: [
          { line: 1, text: 'Name;Address', code: 'INVALID_EMAIL' },
          { line: 5, code: 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION' },
          { line: 6, code: 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION' },
        ],
      },
    })
    expect((await orm.select().from(invitations)).map(({ email }) => email)).toEqual([
      'fay@example.com',
      'gus@example.com',
    ])
  })

  test('addresses of members and of open invitations are named before anything is sent', async () => {
    const { ada, ben, id, path, joins, person, messagesTo } = await inviting(database)
    await joins(id, ben, 'member')
    await ada.call('POST', `${path}/invitations`, { email: 'fay@example.com' })
    const messages = async () =>
      (await Promise.all(['fay@example.com', 'gus@example.com'].map(messagesTo))).flat()
    const sent = await messages()
    const before = await orm.select().from(invitations)
    const lines = ['Fay;Fay@Example.com', 'gus@example.com', 'Nothing', ben.email]
    expect(await ada.call('POST', `${path}/invitations/check`, { lines })).toMatchObject({
      status: 200,
      json: {
        failed: [
          { line: 1, code: 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION' },
          { line: 4, code: 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION' },
        ],
      },
    })
    expect(await orm.select().from(invitations)).toEqual(before)
    expect(await messages()).toEqual(sent)
    const eve = await person('Eve')
    for (const caller of [ben, eve]) {
      const refusal = await caller.call('POST', `${path}/invitations/check`, { lines })
      expect(refusal.status).toBeGreaterThanOrEqual(403)
      expect(refusal.json).not.toHaveProperty('failed')
    }
  })

  test('an expired invitation does not stand in the way of a new one', async () => {
    const { ada, path, expire } = await inviting(database)
    await ada.call('POST', `${path}/invitations`, { email: 'fay@example.com' })
    await expire()
    const lines = ['fay@example.com']
    expect(await ada.call('POST', `${path}/invitations/check`, { lines })).toMatchObject({
      json: { failed: [] },
    })
  })

  test('is forgotten when the record forgets it, unless it still waits for an answer', async () => {
    const { ada, path, invited } = await inviting(database)
    const emails = ['old@example.com', 'waiting@example.com', 'new@example.com']
    for (const email of emails) await invited(ada, path, email)
    await pool.query(
      `UPDATE invitations SET id = ('015e' || right(id::text, -4))::uuid WHERE email <> 'new@example.com'`,
    )
    await pool.query(
      `UPDATE invitations SET expires_at = now() - interval '1 day' WHERE email <> 'waiting@example.com'`,
    )
    await sweepInvitations(database, { activityDays: 400 })
    const left = await orm.select().from(invitations)
    expect(left.map(({ email }) => email).toSorted()).toEqual([
      'new@example.com',
      'waiting@example.com',
    ])
  })

  test('ends and is forgotten by the clock of the database, not of a process', async () => {
    const { ada, path, invited, expire } = await inviting(database)
    const daysLeft = async () => {
      const { rows } = await pool.query<{ days: number }>(
        'SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM invitations',
      )
      return rows.map(({ days }) => days)
    }
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 * 24 * 3600_000 })
    const invitation = await invited(ada, path, 'new@example.com')
    expect(await daysLeft()).toEqual([7])
    await expire()
    expect((await ada.call('POST', `${path}${invitation}/resend`)).status).toBe(200)
    expect(await daysLeft()).toEqual([7])
    await expire()
    await sweepInvitations(database, { activityDays: 400 })
    expect(await orm.$count(invitations)).toBe(1)
  })
})
