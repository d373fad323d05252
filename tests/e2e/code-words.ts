import { readFileSync } from 'node:fs'

export function wordsOf(code: string, language: string): string {
  const file = readFileSync(`src/kit/problems/locales/${language}.json`, 'utf8')
  const words = (JSON.parse(file) as { codes: Record<string, string> }).codes[code]
  if (!words) throw new Error(`${code} has no words in ${language}`)
  return words
}
