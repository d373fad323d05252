import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { readMail, smtpServer } from '#platform/mail/test-smtp.ts'
import { Visitor } from '../guides/visitor.ts'
import { embeddedUrl } from './postgres.ts'
import { Product } from './product.ts'
import { outage } from './rounds.ts'
import { askDatabase } from './whole.ts'

test(`codes that are asked for while SMTP is ${outage} seconds away arrive when it is back, once, and let people in`, async () => {
  const away = await smtpServer()
  await away.close()
  const product = await Product.open({
    SMTP_URL: `smtp://127.0.0.1:${away.port}`,
    MAIL_FROM: 'incipit@example.com',
  })
  const people = Array.from({ length: 20 }, (_, number) => ({
    email: `patient-${number}@example.com`,
    browser: new Visitor(product.origin),
  }))
  for (const { email, browser } of people) {
    expect((await browser.askCode(email)).status).toBe(200)
  }
  await pause(outage * 1000)
  expect([await product.health('live'), await product.health('ready')]).toEqual([200, 200])

  const back = await smtpServer({ port: away.port })
  const url = embeddedUrl(product.dataDir)
  const waiting = async () =>
    (await askDatabase(url, `SELECT FROM jobs WHERE name LIKE 'mail-%'`)).length
  await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 90_000, interval: 200 })
  const messages = back.received.map((source) => readMail(source))
  const recipients = messages.map(({ header }) => header('to'))
  expect(recipients.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  for (const { email, browser } of people) {
    const message = messages.find(({ header }) => header('to') === email)
    const [code = ''] = /\d{6}/.exec(message?.header('subject') ?? '') ?? []
    expect((await browser.enterCode(email, code)).status).toBe(200)
  }
})
