import { genreDraftSchema } from '#modules/genres/index.server.ts'
import {
  type Entry,
  type Line,
  malformed,
  parseObject,
  type Values,
} from '#modules/import-files/index.server.ts'
import { editionFields, textsOf } from './open-library-fields.ts'

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

/** The first author's key names the author. */
function editionOf(found: Record<string, unknown>): Values {
  const { description, ...fields } = editionFields(found)
  return {
    ...fields,
    author: found['by_statement'],
    genre: textsOf(found['subjects']).find(isGenre) ?? noSubject,
    ...('description' in found && { description }),
  }
}

/** `[{ "key": "/authors/OL1A" }]` */
function keyOf({ authors }: Record<string, unknown>): string | undefined {
  const first: unknown = Array.isArray(authors) ? authors[0] : undefined
  const isKeyed = typeof first === 'object' && first !== null && 'key' in first
  return isKeyed && typeof first.key === 'string' ? first.key : undefined
}

const isGenre = (subject: string) => genreDraftSchema.shape.name.safeParse(subject).success
