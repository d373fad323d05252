import { findTexts } from './find-texts.ts'
import type { TextTree } from './texts.ts'
import { withoutMarked } from './untranslated.ts'

/** In a function, because drizzle-kit loads this module without Vite, which finds the files. */
const files = () =>
  import.meta.glob<TextTree>(['../**/locales/*.json', './translations/*/*.json'], {
    import: 'default',
    eager: true,
  })

export const namespaces = () =>
  Object.keys(files()).flatMap((path) => /([^/]+)\/locales\/en\.json$/.exec(path)?.[1] ?? [])

const known = new Map<string, TextTree>()

export function serverTexts(language: string, namespace: string): TextTree {
  const key = `${language}/${namespace}`
  const texts =
    known.get(key) ?? withoutMarked(findTexts(files(), language, namespace) ?? {}, language)
  known.set(key, texts)
  return texts
}
