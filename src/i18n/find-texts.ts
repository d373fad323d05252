import { isComplete } from './languages.ts'

/**
 * A namespace may lie in several folders: a module adds to the texts of others. None are found only
 * for a language that has a folder of its own, and not every text.
 */
export function findTexts<Found>(
  files: Record<string, Found>,
  language: string,
  namespace: string,
): Found[] {
  const end = isComplete(language)
    ? `/${namespace}/locales/${language}.json`
    : `/translations/${language}/${namespace}.json`
  const found = Object.entries(files).flatMap(([path, one]) => (path.endsWith(end) ? [one] : []))
  if (found.length === 0 && isComplete(language)) {
    throw new Error(`No texts ${namespace} in ${language}`)
  }
  return found
}
