import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { mailDueNotifications } from '#kit/notification-mail/index.server.ts'
import { notifications, notificationSettings, notify } from '#kit/notifications/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { readMail } from '#platform/mail/test-smtp.ts'
import { friday, monday, postOffice, saturday, shelf } from './test-post-office.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await serveProduct(database, {}, undefined, afterAll)
const ada = await product.person('Ada')
const noor = await product.person('Noor')

beforeEach(() => pool.query('TRUNCATE notifications, notification_settings, jobs'))

const choose = (who: typeof ada, topic: string, mail: string) =>
  who.call('PATCH', '/notifications/settings', { topic, mail })

describe('notification settings', () => {
  test('have defaults, are chosen for each topic, and are in the data of the account', async () => {
    const { json } = await noor.call('GET', '/notifications/settings')
    expect(json['items']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ topic: 'security', mail: 'atOnce', isFixed: true }),
        expect.objectContaining({ topic: 'invitation', mail: 'atOnce', isFixed: false }),
        expect.objectContaining({ topic: 'sharedShelf', mail: 'daily', isFixed: false }),
      ]),
    )
    expect(json['items']).not.toContainEqual(expect.objectContaining({ topic: 'import' }))
    const chosen = await choose(noor, 'sharedShelf', 'weekly')
    expect(chosen.json['items']).toContainEqual(
      expect.objectContaining({ topic: 'sharedShelf', mail: 'weekly', isFixed: false }),
    )
    const data = await noor.call('GET', '/account/data')
    expect(data.json['notificationSettings']).toMatchObject([
      { topic: 'sharedShelf', mail: 'weekly' },
    ])
    const others = await ada.call('GET', '/notifications/settings')
    expect(others.json['items']).toContainEqual(
      expect.objectContaining({ topic: 'sharedShelf', mail: 'daily' }),
    )
  })

  test('about the safety of the account and unknown ones can’t be chosen', async () => {
    expect((await choose(noor, 'security', 'off')).status).toBe(404)
    expect((await choose(noor, 'weather', 'off')).status).toBe(404)
    expect((await choose(noor, 'invitation', 'hourly')).status).toBe(400)
    expect(await orm.$count(notificationSettings)).toBe(0)
  })

  test('go with the user', async () => {
    const leaving = await product.person('Leaving')
    await choose(leaving, 'sharedShelf', 'off')
    await orm.delete(users).where(eq(users.id, leaving.id))
    expect(await orm.$count(notificationSettings)).toBe(0)
  })
})

describe('notifications by email', () => {
  test('wait for the digest of the day, and come in one message', async () => {
    const { mailAt } = await postOffice(database)
    await notify(orm, [noor.id], shelf('Winter'), friday)
    await notify(orm, [noor.id], shelf('Summer'), friday)
    expect(await mailAt(friday)).toEqual([])
    const [message, ...more] = await mailAt(saturday)
    expect(more).toEqual([])
    expect(message?.header('to')).toBe(noor.email)
    expect(message?.header('subject')).toBe('2 new notifications')
    expect(message?.text).toMatch(/“Summer”[\s\S]*shelves\/1[\s\S]*“Winter”/)
    expect(message?.html).toContain('https://product.example/app/shelves/1')
    expect(await mailAt(monday)).toEqual([])
  })

  test('come at once, each week or never, as chosen', async () => {
    const { mailAt } = await postOffice(database)
    await choose(ada, 'sharedShelf', 'weekly')
    await choose(noor, 'sharedShelf', 'atOnce')
    const third = await product.person('Third')
    await choose(third, 'sharedShelf', 'off')
    await notify(orm, [ada.id, noor.id, third.id], shelf('Winter'), friday)
    const [first, ...none] = await mailAt(friday)
    expect(first?.header('to')).toBe(noor.email)
    expect(first?.header('subject')).toBe('“Ada” shared the shelf “Winter” with “Readers”.')
    expect(none).toEqual([])
    expect(await mailAt(saturday)).toEqual([])
    expect((await mailAt(monday)).map(({ header }) => header('to'))).toEqual([ada.email])
    expect(await orm.$count(notifications)).toBe(3)
  })

  test('are not mailed if they were read, or turned off while they waited', async () => {
    const { mailAt } = await postOffice(database)
    await notify(orm, [ada.id, noor.id], shelf('Winter'), friday)
    await ada.call('POST', '/notifications/read', {})
    await choose(noor, 'sharedShelf', 'off')
    expect(await mailAt(monday)).toEqual([])
  })

  test('a choice that commits before the change that notifies counts', async () => {
    const { mailAt } = await postOffice(database)
    await notify(orm, [noor.id], shelf('Winter'), friday)
    await orm.insert(notificationSettings).values({
      userId: noor.id,
      topic: 'sharedShelf',
      mail: 'off',
    })
    expect(await mailAt(monday)).toEqual([])
  })

  test('what waits follows a new choice', async () => {
    const { mailAt } = await postOffice(database)
    await choose(noor, 'sharedShelf', 'weekly')
    await notify(orm, [noor.id], shelf('Winter'), friday)
    await choose(noor, 'sharedShelf', 'atOnce')
    expect(await mailAt(new Date())).toHaveLength(1)
  })

  test('come in the language of the last own session, in both directions', async () => {
    const { mailAt } = await postOffice(database)
    await pool.query(`UPDATE sessions SET language = 'ar' WHERE user_id = $1`, [noor.id])
    onTestFinished(async () => {
      await pool.query('UPDATE sessions SET language = NULL')
    })
    await notify(orm, [noor.id], shelf('Winter'), friday)
    const [message] = await mailAt(saturday)
    expect(message?.html).toMatch(/<html[^>]* dir="rtl"/)
    expect(message?.header('subject')).toContain('«Winter»')
  })

  test('are not for users who are banned or unverified, or whose address refused a message', async () => {
    const { mailAt } = await postOffice(database)
    const banned = await product.person('Banned')
    const unverified = await product.person('Unverified')
    const bouncing = await product.person('Bouncing')
    const late = await product.person('Late')
    await pool.query('UPDATE users SET banned = true WHERE id = $1', [banned.id])
    await pool.query('UPDATE users SET email_verified = false WHERE id = $1', [unverified.id])
    await pool.query(
      `INSERT INTO jobs (name, email, attempts, failure, failed_at, expires_at)
       VALUES ('mail-code', $1, 1, '550 no such mailbox', now(), now() + interval '1 day'),
              ('mail-code', $2, 9, 'timeout', now(), now() - interval '1 second')`,
      [bouncing.email, late.email],
    )
    const all = [banned.id, unverified.id, bouncing.id, late.id]
    await notify(orm, all, shelf('Winter'), friday)
    const sent = await mailAt(monday)
    expect(sent.map(({ header }) => header('to'))).toEqual([late.email])
    await pool.query('TRUNCATE jobs')
    expect(await mailAt(monday)).toEqual([])
  })

  test('two processes mail each notification once', async () => {
    const { services, sink, isSent } = await postOffice(database)
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, number) => product.person(`Reader${number}`)),
    )
    const ids = people.map(({ id }) => id)
    await notify(orm, ids, shelf('Winter'), friday)
    await Promise.all([
      mailDueNotifications(services, saturday),
      mailDueNotifications(services, saturday),
      mailDueNotifications(services, saturday),
    ])
    await isSent()
    const sent = sink.received.map((one) => readMail(one).header('to'))
    expect(sent.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  })

  test('one that can’t be written waits, and holds up no other', async () => {
    const { services, mailAt } = await postOffice(database)
    await notify(orm, [ada.id, noor.id], shelf('Winter'), friday)
    let isBroken = true
    const mail = {
      ...services.mail,
      send: (...sent: Parameters<typeof services.mail.send>) =>
        isBroken && sent[1].to === ada.email
          ? Promise.reject(new Error('No'))
          : services.mail.send(...sent),
    }
    await mailDueNotifications({ ...services, mail }, saturday)
    isBroken = false
    const sent = await mailAt(saturday)
    expect(sent.map(({ header }) => header('to')).toSorted()).toEqual(
      [ada.email, noor.email].toSorted(),
    )
  })
})
