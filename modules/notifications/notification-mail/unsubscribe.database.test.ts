import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { notify } from '#kit/notices/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveHandlers } from '#platform/http/test-server.ts'
import { notificationSettings } from '../settings/notification-setting.table.server.ts'
import { friday, lost, monday, postOffice } from './test-post-office.ts'
import { unsubscribeFrom } from './unsubscribe-from.server.ts'
import { unsubscribeHandler } from './unsubscribe-handler.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await serveProduct(database, {}, undefined, afterAll)
const noor = await product.person('Noor')

const month = 30 * 24 * 3600_000

beforeEach(() => pool.query('TRUNCATE notifications, notification_settings, jobs'))

describe('a link to unsubscribe', () => {
  const oneClick = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  }

  async function mailed(now = friday) {
    const { config, mailAt } = await postOffice(database)
    await noor.call('PATCH', '/notifications/settings', { topic: 'failedMail', mail: 'atOnce' })
    await notify(orm, [noor.id], lost(3), now)
    const [message] = await mailAt(now)
    const address = new URL(message?.header('list-unsubscribe').slice(1, -1) ?? '')
    const messageTemplates = {
      languageOf: (headers: Headers) => headers.get('accept-language') ?? '',
    }
    const served = (at: Date, demoMode = false) =>
      serveHandlers([
        unsubscribeHandler(
          { database, config: { ...config, demoMode }, messageTemplates },
          () => at,
        ),
      ])
    return { message, address, served }
  }

  const chosen = () =>
    orm.select().from(notificationSettings).where(eq(notificationSettings.userId, noor.id))

  test('RFC 8058: both headers are there, and one POST without a session turns the topic off', async () => {
    const { message, address, served } = await mailed()
    expect(message?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(address.origin).toBe('https://product.example')
    expect(message?.text).toContain(address.href)
    const { ask, lines } = await served(friday)
    await notify(orm, [noor.id], lost(5), monday)
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(address.pathname, oneClick)).status).toBe(200)
      expect(await chosen()).toMatchObject([{ topic: 'failedMail', mail: 'off' }])
    }
    const { mailAt } = await postOffice(database)
    expect(await mailAt(monday)).toEqual([])
    expect(lines.join()).not.toContain(address.pathname)
  })

  test.each(['en', 'fr', 'ar', 'sw'])(
    'a GET changes nothing and shows a button, in %s',
    async (language) => {
      const { address, served } = await mailed()
      const { ask } = await served(friday)
      const { status, body, headers } = await ask(address.pathname, {
        headers: { 'accept-language': language },
      })
      expect(status).toBe(200)
      expect(String(body)).toContain(
        `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`,
      )
      expect(String(body)).toContain('<form method="post"><button>')
      expect(headers['content-security-policy']).toContain("form-action 'self'")
      expect(await chosen()).toMatchObject([{ mail: 'atOnce' }])
    },
  )

  test('the button of the page works; a page of another site is refused', async () => {
    const { address, served } = await mailed()
    const { ask } = await served(friday)
    const from = (origin: string) =>
      ask(address.pathname, { ...oneClick, headers: { ...oneClick.headers, origin } })
    expect((await from('https://evil.example')).status).toBe(403)
    expect(await chosen()).toMatchObject([{ mail: 'atOnce' }])
    expect((await from('https://product.example')).status).toBe(200)
    expect(await chosen()).toMatchObject([{ mail: 'off' }])
  })

  test('a forged, altered or old one is refused', async () => {
    const { address, served } = await mailed()
    const { ask } = await served(friday)
    const path = address.pathname
    const altered = path.slice(0, -5) + (path.at(-5) === 'A' ? 'B' : 'A') + path.slice(-4)
    for (const bad of [
      altered,
      path.slice(0, -8),
      '/unsubscribe/',
      `/unsubscribe/${'A'.repeat(200)}`,
    ]) {
      const { status, body } = await ask(bad, oneClick)
      expect(status).toBe(404)
      expect(String(body)).toContain('This link isn’t valid')
    }
    const later = await served(new Date(friday.getTime() + 4 * month))
    const { status, body } = await later.ask(path, oneClick)
    expect(status).toBe(410)
    expect(String(body)).toContain('This link has expired')
    expect(await chosen()).toMatchObject([{ mail: 'atOnce' }])
  })

  test('a demo refuses it, and that of a deleted user changes nothing', async () => {
    const { address, served } = await mailed()
    const demo = await served(friday, true)
    expect((await demo.ask(address.pathname, oneClick)).status).toBe(403)
    expect(await chosen()).toMatchObject([{ mail: 'atOnce' }])
    const { config } = await postOffice(database)
    const { address: gone } = unsubscribeFrom(
      config,
      { userId: crypto.randomUUID(), topics: ['failedMail'] },
      friday,
    )
    const { ask } = await served(friday)
    expect((await ask(new URL(gone).pathname, oneClick)).status).toBe(200)
    expect(await orm.$count(notificationSettings)).toBe(1)
  })
})
