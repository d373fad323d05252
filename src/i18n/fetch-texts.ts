import { findTexts } from './find-texts.ts'
import type { TextTree } from './texts.ts'
import { isTextTree, joinTexts, withoutMarked } from './untranslated.ts'

/** In a module of its own: the list is long, and the first page doesn't need it. */
const addresses = import.meta.glob<string>(
  [
    '../**/locales/*.json',
    '../../modules/**/locales/*.json',
    './translations/*/*.json',
    '!../**/{mail,*-mail}/**',
    '!../../modules/**/{mail,*-mail}/**',
    '!**/{mail,*-mail}.json',
  ],
  { query: '?url', import: 'default', eager: true },
)

export async function fetchTexts(language: string, namespace: string): Promise<TextTree> {
  const found = findTexts(addresses, language, namespace)
  return withoutMarked(joinTexts(await Promise.all(found.map(textsAt))), language)
}

async function textsAt(address: string): Promise<TextTree> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const texts: unknown = await response.json()
  if (!isTextTree(texts)) throw new Error(`No texts at ${response.url}`)
  return texts
}
