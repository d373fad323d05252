import { parseIsbn } from '../isbn.ts'

type Edition = Record<string, unknown>

/** Open Library's records are inconsistent, so the first valid value is taken. */
export const editionFields = (edition: Edition) => ({
  title: edition['title'],
  publisher: textsOf(edition['publishers'])[0] ?? null,
  isbn: [...textsOf(edition['isbn_13']), ...textsOf(edition['isbn_10'])].find(parseIsbn) ?? null,
  publishedYear: yearIn(edition['publish_date']),
  description: descriptionOf(edition['description']),
})

/** "March 1995", "c1995", "1995-03-01" */
function yearIn(date: unknown): number | null {
  const year = typeof date === 'string' ? /(?<!\d)(1\d|20)\d\d(?!\d)/.exec(date)?.[0] : undefined
  return year === undefined ? null : Number(year)
}

/** A text, or `{ "type": "/type/text", "value": "…" }`. */
function descriptionOf(description: unknown): unknown {
  const isWrapped = typeof description === 'object' && description !== null
  return isWrapped && 'value' in description ? description.value : description
}

export const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
