import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test } from 'vitest'
import { createI18n, startI18n } from '#i18n/create-i18n.ts'
import { formatsOf } from '#i18n/formats.ts'
import { completeLanguages } from '#i18n/languages.ts'
import ar from './locales/ar.json'
import en from './locales/en.json'
import fr from './locales/fr.json'
import sw from './locales/sw.json'
import { ProblemText } from './problem-text.tsx'
import { Refusal } from './refusal.ts'

const texts = { en, fr, ar, sw }

type Problem = { code: string; triesLeft?: number; retryAfter?: number }

async function speak(language: keyof typeof texts, problems: object | null = texts[language]) {
  const i18n = createI18n()
  await startI18n(i18n, { language, texts: { common: {}, ...(problems && { problems }) } })
  return (problem: Problem) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <p>
          <ProblemText error={new Refusal('', { status: 400, ...problem })} />
        </p>
      </I18nextProvider>,
    ).replace(/^<p>|<\/p>$/g, '')
}

describe.each(completeLanguages)('the words for a refusal in %s', (language) => {
  test('behaviour 2: say how many tries are left', async () => {
    const say = await speak(language)
    const said = [0, 1, 2, 3, 11].map((triesLeft) => say({ code: 'INVALID_OTP', triesLeft }))
    expect(new Set(said).size).toBe(5)
    expect(said[0]).toBe(texts[language].codes.TOO_MANY_ATTEMPTS)
    expect(said[3]).toContain(formatsOf(language).number(3))
    expect(said[4]).toContain(formatsOf(language).number(11))
    expect(say({ code: 'INVALID_OTP' })).toBe(texts[language].codes.INVALID_OTP)
    expect(said.join('')).not.toMatch(/\{\{|triesLeft/)
  })

  test('check 8: say how long to wait, in seconds or minutes', async () => {
    const say = await speak(language)
    const wait = (retryAfter: number) => say({ code: 'TOO_MANY_REQUESTS', retryAfter })
    expect(wait(24.2)).toContain(formatsOf(language).number(25))
    expect(wait(241)).toContain(formatsOf(language).number(5))
    expect(wait(241)).not.toBe(wait(5))
    expect(wait(1)).not.toMatch(/\{\{|wait/)
    expect(say({ code: 'TOO_MANY_REQUESTS' })).toBe(texts[language].codes.TOO_MANY_REQUESTS)
  })

  test('spec 8: are those of the code, wherever a number does not matter', async () => {
    const say = await speak(language)
    expect(say({ code: 'OFFLINE' })).toBe(texts[language].codes.OFFLINE)
    expect(say({ code: 'BANNED_USER', triesLeft: 2, retryAfter: 9 })).toBe(
      texts[language].codes.BANNED_USER,
    )
  })

  test.each(['NEVER_HEARD_OF', '', 'toString', 'a.b', 'common:actions', '{{count}}'])(
    'are general for an unknown code: "%s"',
    async (code) => {
      const say = await speak(language)
      expect(say({ code })).toBe(texts[language].unknown)
    },
  )
})

test.each([
  ['before the words are there', null],
  ['where they could not be loaded', {}],
])('behaviour 15: nothing is said %s', async (_when, problems) => {
  const say = await speak('en', problems)
  expect(say({ code: 'OFFLINE' })).toBe('')
})
