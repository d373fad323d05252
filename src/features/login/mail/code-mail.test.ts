import { describe, expect, test } from 'vitest'
import { directionOf, LANGUAGES } from '#i18n/languages.ts'
import { composeCodeMail } from './compose-code-mail.server.ts'

const compose = (headers: Record<string, string>, minutes = 10) =>
  composeCodeMail({ code: '012345', minutes, headers: new Headers(headers) })

describe.each(LANGUAGES)('behaviour 4: the mail in %s', (language) => {
  test('has the code in its subject, its text and its page, which runs the right way', async () => {
    const { subject, text, html } = await compose({ 'accept-language': language })
    expect(subject).toContain('012345')
    expect(text).toMatch(/\n\n012345\n\n/)
    expect(html).toContain('>012345<')
    expect(html).toMatch(new RegExp(`<html[^>]* dir="${directionOf(language)}"`))
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(subject + text + html).not.toMatch(/\{\{|mail:code/)
  })

  test('says how long the code is valid', async () => {
    const [one, ten] = await Promise.all(
      [1, 10].map((minutes) => compose({ 'accept-language': language }, minutes)),
    )
    expect(ten?.text).toContain('10')
    expect(one?.text).not.toBe(ten?.text)
  })
})

test('behaviour 4: a chosen language comes before what the browser accepts', async () => {
  const { subject } = await compose({ cookie: 'a=b; i18next=fr', 'accept-language': 'sw' })
  expect(subject).toBe('012345 est votre code de connexion')
})
