import { findTexts } from './find-texts.ts'
import type { TextTree } from './texts.ts'
import { isTextTree, withoutMarked } from './untranslated.ts'

/** In a module of its own: the list is long, and the first page doesn't need it. */
const addresses = import.meta.glob<string>(
  [
    '../**/locales/*.json',
    './translations/*/*.json',
    '!../**/{mail,*-mail}/**',
    '!**/{mail,*-mail}.json',
  ],
  { query: '?url', import: 'default', eager: true },
)

export async function fetchTexts(language: string, namespace: string): Promise<TextTree> {
  const address = findTexts(addresses, language, namespace)
  if (address === undefined) return {}
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const texts: unknown = await response.json()
  if (!isTextTree(texts)) throw new Error(`No texts at ${response.url}`)
  return withoutMarked(texts, language)
}
