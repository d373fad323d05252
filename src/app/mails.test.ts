import { describe, expect, test } from 'vitest'
import { directionOf, LANGUAGES } from '#i18n/languages.ts'
import { product } from '#rules/product.ts'
import { serverParts } from './server-parts.server.ts'

const { mails } = serverParts.composition

describe.each(LANGUAGES)('behaviour 4: a mail in %s', (language) => {
  test.each(mails)('is whole, and runs the right way: $name', async (mail) => {
    const { subject, text, html } = await mail.sample(language)
    expect(html).toMatch(new RegExp(`<html[^>]* dir="${directionOf(language)}"`))
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
    expect(subject + text + html).not.toMatch(
      /\{\{|undefined|\bmail:\w|(Code|Changed|Deleted|Given|welcome|invitation)\.\w/,
    )
    expect(html).toContain(`>${product.name}</p>`)
    expect(text).toMatch(new RegExp(`\\n\\n${product.name}\\n$`))
    expect(text.split('\n\n').length).toBeGreaterThanOrEqual(4)
  })
})

test('each kind of message has a name of its own', () => {
  const names = mails.map(({ name }) => name)
  expect(names).toContain('signInCode')
  expect(new Set(names).size).toBe(names.length)
})
