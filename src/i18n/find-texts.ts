import { isComplete } from './languages.ts'

/**
 * A namespace may lie in several folders: a module adds to the texts of the base, and may say one
 * of them its own way, so its files come later, and those of its `with-` folders last. None are found only for a language that has a folder
 * of its own, and not every text.
 */
export function findTexts<Found>(
  files: Record<string, Found>,
  language: string,
  namespace: string,
): Found[] {
  const end = isComplete(language)
    ? `/${namespace}/locales/${language}.json`
    : `/translations/${language}/${namespace}.json`
  const found = Object.entries(files).filter(([path]) => path.endsWith(end))
  if (found.length === 0 && isComplete(language)) {
    throw new Error(`No texts ${namespace} in ${language}`)
  }
  return found.toSorted(([one], [other]) => rankOf(one) - rankOf(other)).map(([, file]) => file)
}

const rankOf = (path: string) =>
  ['/modules/', '/with-'].filter((folder) => path.includes(folder)).length
