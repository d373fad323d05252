import { mayEqualEnglish } from './texts-alike.ts'

export type Texts = Record<string, string>
export type TextTree = { [key: string]: string | TextTree }

const PLURAL = /_(zero|one|two|few|many|other)$/

export function flatten(tree: TextTree, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}

export function localeProblems(language: string, texts: Texts, english: Texts): string[] {
  const wanted = wantedKeys(language, english)
  return [
    ...wanted.filter((key) => !(key in texts)).map((key) => `${key}: missing`),
    ...Object.keys(texts)
      .filter((key) => !wanted.includes(key))
      .map((key) => `${key}: not in English, or not a plural form of this language`),
    ...Object.entries(texts).flatMap(([key, text]) =>
      textProblems(language, text, english[key] ?? english[key.replace(PLURAL, '_other')]).map(
        (problem) => `${key}: ${problem}`,
      ),
    ),
  ]
}

/** A language beside the four may lack texts; those that it has follow the same rules. */
export const furtherProblems = (language: string, texts: Texts, english: Texts): string[] =>
  localeProblems(language, texts, english).filter(
    (problem) => !/: (missing|reads as in English)$/.test(problem),
  )

function wantedKeys(language: string, english: Texts): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const keys = Object.keys(english).flatMap((key) =>
    isCounted(key, english)
      ? pluralCategories.map((category) => key.replace(PLURAL, `_${category}`))
      : [key],
  )
  return [...new Set(keys)]
}

function isCounted(key: string, english: Texts): boolean {
  return PLURAL.test(key) && key.replace(PLURAL, '_other') in english
}

function textProblems(language: string, text: string, english: string | undefined): string[] {
  if (text.trim() === '') return ['empty']
  if (english === undefined) return []
  const unknown = variables(text).filter((name) => !variables(english).includes(name))
  // "One pet" may leave the number out; every other variable must be kept.
  const lost = variables(english).filter(
    (name) => name !== 'count' && !variables(text).includes(name),
  )
  return [
    ...unknown.map((name) => `has {{${name}}}, unknown in English`),
    ...lost.map((name) => `lacks {{${name}}}`),
    ...(text === english && !mayEqualEnglish(language, text) ? ['reads as in English'] : []),
  ]
}

function variables(text: string): string[] {
  return [...text.matchAll(/\{\{-?\s*(\w+)/g)].flatMap(([, name]) => name ?? [])
}
