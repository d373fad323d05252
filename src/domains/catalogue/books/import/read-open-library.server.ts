import { genreDraftSchema } from '#domains/catalogue/genres/index.server.ts'
import {
  type Entry,
  type Line,
  malformed,
  parseObject,
  type Values,
} from '#kit/import/index.server.ts'
import { parseIsbn } from '../isbn.ts'

const noSubject = 'Unclassified'

/** Columns are type, key, revision, time and JSON, tab-separated. Author records may stand anywhere in the file. */
export async function* readOpenLibrary(lines: AsyncIterable<Line>): AsyncGenerator<Entry> {
  for await (const { number: line, text } of lines) {
    const [type, key = '', , , json = ''] = text.split('\t')
    if (type !== '/type/edition' && type !== '/type/author') continue
    const found = parseObject(json)
    if (!found) yield malformed(line, 'The fifth column is not a JSON object')
    else if (type === '/type/edition') yield edition(line, found)
    else yield { line, key, value: found['name'] }
  }
}

const edition = (line: number, found: Record<string, unknown>): Entry => ({
  line,
  values: editionOf(found),
  valueKey: keyOf(found),
})

/** Dumps are inconsistent, so take the first valid value. The first author's key names the author. */
function editionOf(found: Record<string, unknown>): Values {
  return {
    title: found['title'],
    author: found['by_statement'],
    genre: textsOf(found['subjects']).find(isGenre) ?? noSubject,
    publisher: textsOf(found['publishers'])[0] ?? null,
    isbn: [...textsOf(found['isbn_13']), ...textsOf(found['isbn_10'])].find(parseIsbn) ?? null,
    publishedYear: yearIn(found['publish_date']),
    ...('description' in found && { description: descriptionOf(found['description']) }),
  }
}

/** `[{ "key": "/authors/OL1A" }]` */
function keyOf({ authors }: Record<string, unknown>): string | undefined {
  const first: unknown = Array.isArray(authors) ? authors[0] : undefined
  const isKeyed = typeof first === 'object' && first !== null && 'key' in first
  return isKeyed && typeof first.key === 'string' ? first.key : undefined
}

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

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []

const isGenre = (subject: string) => genreDraftSchema.shape.name.safeParse(subject).success
