import { describe, expect, test } from 'vitest'
import { directionOf, LANGUAGES } from '#i18n/languages.ts'
import { product } from '#rules/product.ts'
import { mailTemplates } from '../index.server.ts'
import { writeInvitation } from './manager-messages.server.ts'
import { messageTemplates } from './message-templates.server.ts'

const reader = (headers: Record<string, string>) => new Headers(headers)
const withCode = ['signInCode', 'emailChangeCode', 'accountDeletionCode'] as const

describe.each(LANGUAGES)('behaviour 4: a mail in %s', (language) => {
  test.each(mailTemplates)('is whole, and runs the right way: $name', async ({ compose }) => {
    const { subject, text, html } = await compose(language)
    expect(html).toMatch(new RegExp(`<html[^>]* dir="${directionOf(language)}"`))
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(subject + text + html).not.toMatch(
      /\{\{|undefined|\bmail:\w|(Code|Changed|Deleted|Given|welcome|invitation)\.\w/,
    )
    expect(html).toContain(`>${product.name}</p>`)
    expect(text).toMatch(new RegExp(`\\n\\n${product.name}\\n$`))
    expect(text.split('\n\n').length).toBeGreaterThanOrEqual(4)
  })

  test.each(withCode)('has the code in subject, text and page: %s', async (name) => {
    const { subject, text, html } = await messageTemplates[name](
      { code: '987654', minutes: 10 },
      reader({ 'accept-language': language }),
    )
    expect(subject).toContain('987654')
    expect(text).toMatch(/\n\n987654\n\n/)
    expect(html).toContain('>987654<')
    expect(html).toContain('dir="ltr"')
  })

  test('says how long the code is valid', async () => {
    const [one, ten] = await Promise.all(
      [1, 10].map((minutes) =>
        messageTemplates.signInCode(
          { code: '012345', minutes },
          reader({ 'accept-language': language }),
        ),
      ),
    )
    expect(ten?.text).toContain('10')
    expect(one?.text).not.toBe(ten?.text)
  })

  test('tells the address that was left when, and how its owner knows the new one again', async () => {
    const { text } = await messageTemplates.emailChanged(
      {
        at: new Date('2026-03-09T17:05:00Z'),
        site: 'books.example',
        newEmail: 'noor@library.example',
      },
      reader({ 'accept-language': language }),
    )
    expect(text).toMatch(/9 (March|mars|Machi) 2026.* 17:05 UTC|٩ مارس ٢٠٢٦.* ٠٥:٠٥ م UTC/)
    expect(text).toContain('n•••@library.example')
    expect(text).not.toContain('noor')
    expect(text).toContain('books.example')
  })
})

test('issue 18.3: long names are cut in the subject of an invitation', async () => {
  const { subject, text } = await writeInvitation('en', {
    inviter: 'Ada '.repeat(60).trim(),
    organization: 'Library '.repeat(30).trim(),
    expiresAt: new Date('2026-03-09T17:05:00Z'),
    address: 'https://books.example/invitations/1',
  })
  expect(subject.length).toBeLessThan(110)
  expect(subject).toMatch(/^Ada (Ada )+Ada… invited you to Library (Library )+Library…$/)
  expect(text).toContain('Library '.repeat(30).trim())
})

test('behaviour 4: a chosen language comes before what the browser accepts', async () => {
  const headers = reader({ cookie: 'a=b; i18next=fr', 'accept-language': 'sw' })
  const { subject } = await messageTemplates.signInCode({ code: '012345', minutes: 10 }, headers)
  expect(subject).toBe('012345 est votre code de connexion')
})

test('every mail of the sign-in service can be looked at', () => {
  expect(mailTemplates.map(({ name }) => name)).toEqual([
    ...Object.keys(messageTemplates).filter((name) => name !== 'languageOf'),
    'emailGiven',
    'welcome',
    'invitation',
  ])
})
