import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { notify } from '#kit/notices/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { readMail } from '#platform/mail/test-smtp.ts'
import { notifications } from '../notification.table.server.ts'
import { notificationSettings } from '../settings/notification-setting.table.server.ts'
import { mailDueNotifications } from './mail-due-notifications.server.ts'
import { friday, lost, monday, postOffice, saturday } from './test-post-office.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await serveProduct(database, {}, undefined, afterAll)
const ada = await product.person('Ada')
const noor = await product.person('Noor')

beforeEach(() => pool.query('TRUNCATE notifications, notification_settings, jobs'))

const choose = (who: typeof ada, topic: string, mail: string) =>
  who.call('PATCH', '/notifications/settings', { topic, mail })

describe('notifications by email', () => {
  test('wait for the digest of the day, and come in one message', async () => {
    const { mailAt } = await postOffice(database)
    await notify(orm, [noor.id], lost(3), friday)
    await notify(orm, [noor.id], lost(5), friday)
    expect(await mailAt(friday)).toEqual([])
    const [message, ...more] = await mailAt(saturday)
    expect(more).toEqual([])
    expect(message?.header('to')).toBe(noor.email)
    expect(message?.header('subject')).toBe('2 new notifications')
    expect(message?.text).toMatch(/5 messages[\s\S]*manager\/dashboard[\s\S]*3 messages/)
    expect(message?.html).toContain('https://product.example/manager/dashboard')
    expect(await mailAt(monday)).toEqual([])
  })

  test('come at once, each week or never, as chosen', async () => {
    const { mailAt } = await postOffice(database)
    await choose(ada, 'failedMail', 'weekly')
    await choose(noor, 'failedMail', 'atOnce')
    const third = await product.person('Third')
    await choose(third, 'failedMail', 'off')
    await notify(orm, [ada.id, noor.id, third.id], lost(3), friday)
    const [first, ...none] = await mailAt(friday)
    expect(first?.header('to')).toBe(noor.email)
    expect(first?.header('subject')).toBe('3 messages couldn’t be delivered.')
    expect(none).toEqual([])
    expect(await mailAt(saturday)).toEqual([])
    expect((await mailAt(monday)).map(({ header }) => header('to'))).toEqual([ada.email])
    expect(await orm.$count(notifications)).toBe(3)
  })

  test('are not mailed if they were read, or turned off while they waited', async () => {
    const { mailAt } = await postOffice(database)
    await notify(orm, [ada.id, noor.id], lost(3), friday)
    await ada.call('POST', '/notifications/read', {})
    await choose(noor, 'failedMail', 'off')
    expect(await mailAt(monday)).toEqual([])
  })

  test('a choice that commits before the change that notifies counts', async () => {
    const { mailAt } = await postOffice(database)
    await notify(orm, [noor.id], lost(3), friday)
    await orm.insert(notificationSettings).values({
      userId: noor.id,
      topic: 'failedMail',
      mail: 'off',
    })
    expect(await mailAt(monday)).toEqual([])
  })

  test('what waits follows a new choice', async () => {
    const { mailAt } = await postOffice(database)
    await choose(noor, 'failedMail', 'weekly')
    await notify(orm, [noor.id], lost(3), friday)
    await choose(noor, 'failedMail', 'atOnce')
    expect(await mailAt(new Date())).toHaveLength(1)
  })

  test('come in the language of the last own session, in both directions', async () => {
    const { mailAt } = await postOffice(database)
    await pool.query(`UPDATE sessions SET language = 'ar' WHERE user_id = $1`, [noor.id])
    onTestFinished(async () => {
      await pool.query('UPDATE sessions SET language = NULL')
    })
    await notify(orm, [noor.id], lost(3), friday)
    const [message] = await mailAt(saturday)
    expect(message?.html).toMatch(/<html[^>]* dir="rtl"/)
    expect(message?.header('subject')).toContain('تعذّر تسليم')
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
    await notify(orm, all, lost(3), friday)
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
    await notify(orm, ids, lost(3), friday)
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
    await notify(orm, [ada.id, noor.id], lost(3), friday)
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
