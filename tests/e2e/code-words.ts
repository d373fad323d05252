import { globSync, readFileSync } from 'node:fs'

/** The text that pages show for a refusal; modules have texts of their own refusals. */
export function wordsOf(code: string, language: string): string {
  const files = globSync(`{src/kit,modules/*}/problems/locales/${language}.json`)
  for (const file of files) {
    const words = (JSON.parse(readFileSync(file, 'utf8')) as { codes: Record<string, string> })
      .codes[code]
    if (words) return words
  }
  throw new Error(`${code} has no words in ${language}`)
}
