import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { completeLanguages } from '#i18n/languages.ts'
import { serverTexts } from '#i18n/texts.server.ts'

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'))

const textsSchema = z.object({ codes: z.record(z.string(), z.string()) })

interface Provoked<Code extends string> {
  codes: readonly Code[]
  /** The form replaces these messages with its own text. */
  besideAField: Partial<Record<Code, string>>
  /** Refusals that pages can't cause, except in a race. */
  onlyByCalls: readonly Code[]
}

/** Tests that a call meets each refusal of a module, and that a browser shows those that pages can cause. */
export function testProvoked<Code extends string>({
  codes,
  besideAField,
  onlyByCalls,
}: Provoked<Code>): void {
  const serverTests = read('{src,modules}/**/*.database.test.ts')
  const browserTests = read('{tests,modules/*}/e2e/**/*.spec.ts')

  test.each(codes)('%s is provoked by a call', (code) => {
    const named = new RegExp(`\\b${code}\\b`)
    expect(serverTests.some((text) => named.test(text))).toBe(true)
  })

  test.each(codes.filter((code) => !onlyByCalls.includes(code)))(
    '%s is provoked in a browser, where its words are seen',
    (code) => {
      const said = besideAField[code] ?? `'${code}'`
      expect(browserTests.some((text) => text.includes(said))).toBe(true)
    },
  )

  test.each(onlyByCalls)('%s is provoked in no browser, as the list says', (code) => {
    expect(browserTests.some((text) => text.includes(`'${code}'`))).toBe(false)
  })

  test.each(completeLanguages)('every code has its words: %s', (language) => {
    const { codes: known } = textsSchema.parse(serverTexts(language, 'problems'))
    expect(codes.filter((code) => !known[code])).toEqual([])
  })
}
