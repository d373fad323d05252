import { isComplete } from './languages.ts'

/** Undefined only for a language that has a folder of its own, and not every text. */
export function findTexts<Found>(
  files: Record<string, Found>,
  language: string,
  namespace: string,
): Found | undefined {
  const end = isComplete(language)
    ? `/${namespace}/locales/${language}.json`
    : `/translations/${language}/${namespace}.json`
  const path = Object.keys(files).find((file) => file.endsWith(end))
  if (path === undefined && isComplete(language)) {
    throw new Error(`No texts ${namespace} in ${language}`)
  }
  return path === undefined ? undefined : files[path]
}
