import { describe, expect, test } from 'vitest'
import { completeLanguages, LANGUAGES } from '#i18n/languages.ts'
import { mails } from '../index.server.ts'
import { messageTemplates } from './message-templates.server.ts'

const reader = (headers: Record<string, string>) => new Headers(headers)
const link = 'https://product.example/login/verify?email=ann%40example.com#code=987654'
const withCode = ['signInCode', 'emailChangeCode', 'accountDeletionCode'] as const

describe.each(LANGUAGES)('behaviour 4: a mail in %s', (language) => {
  test.each(withCode)('has the code in subject, text and page: %s', async (name) => {
    const { subject, text, html } = await messageTemplates[name](
      { code: '987654', minutes: 10, link },
      reader({ 'accept-language': language }),
    )
    expect(subject).toContain('987654')
    expect(text).toMatch(/\n\n987654\n\n/)
    expect(html).toContain('>987654<')
    expect(html).toContain('dir="ltr"')
  })

  test('a code to sign in comes with a link, and no other code does', async () => {
    const facts = { code: '987654', minutes: 10, link }
    for (const name of withCode) {
      const { text, html } = await messageTemplates[name](
        facts,
        reader({ 'accept-language': language }),
      )
      expect([name, text.includes(link)]).toEqual([name, name === 'signInCode'])
      expect([name, html.includes('#code=987654')]).toEqual([name, name === 'signInCode'])
    }
  })

  test('says how long the code is valid', async () => {
    const [one, ten] = await Promise.all(
      [1, 10].map((minutes) =>
        messageTemplates.signInCode(
          { code: '012345', minutes, link },
          reader({ 'accept-language': language }),
        ),
      ),
    )
    expect(ten?.text).toContain('10')
    expect(one?.text).not.toBe(ten?.text)
  })
})

describe.each(completeLanguages)('behaviour 4: a notice in %s', (language) => {
  test('tells the address that was left when, and how its owner knows the new one again', async () => {
    const { text } = await messageTemplates.emailChanged(
      {
        at: new Date('2026-03-09T17:05:00Z'),
        site: 'product.example',
        newEmail: 'noor@school.example',
      },
      reader({ 'accept-language': language }),
    )
    expect(text).toMatch(/9 (March|mars|Machi) 2026.* 17:05 UTC|٩ مارس ٢٠٢٦.* ٠٥:٠٥ م UTC/)
    expect(text).toContain('n•••@school.example')
    expect(text).not.toContain('noor')
    expect(text).toContain('product.example')
  })
})

describe.each(completeLanguages)('behaviour 4: a sign-in from a new browser in %s', (language) => {
  const facts = { at: new Date('2026-03-09T17:05:00Z'), site: 'product.example' }
  const compose = (ipAddress?: string, userAgent?: string) =>
    messageTemplates.newDevice(
      { ...facts, ipAddress, userAgent },
      reader({ 'accept-language': language }),
    )

  test('names browser, system and network address, as far as they are known', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    const { text } = await compose('203.0.113.7', agent)
    for (const fact of ['Firefox', 'Linux', '203.0.113.7', 'product.example']) {
      expect(text).toContain(fact)
    }
    const { text: vague } = await compose()
    expect(vague).not.toMatch(/undefined|null|\{\{|devices:/)
  })
})

test('behaviour 4: a chosen language comes before what the browser accepts', async () => {
  const headers = reader({ cookie: 'a=b; i18next=fr', 'accept-language': 'sw' })
  const { subject } = await messageTemplates.signInCode(
    { code: '012345', minutes: 10, link },
    headers,
  )
  expect(subject).toBe('012345 est votre code de connexion')
})

test('every mail of the sign-in service can be looked at', () => {
  expect(mails.map(({ name }) => name)).toEqual([
    ...Object.keys(messageTemplates).filter((name) => name !== 'languageOf'),
    'emailGiven',
    'welcome',
  ])
})
