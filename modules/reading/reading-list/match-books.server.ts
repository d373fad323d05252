import { sql } from 'drizzle-orm'
import { books, parseIsbn } from '#modules/catalogue/books/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { ListedBook } from './read-export.ts'

export interface MatchedBook {
  id: string
  title: string
}

/** "The Hobbit (The Lord of the Rings, #0)" names its series. */
const withoutSeries = (title: string) => title.replace(/\s*\([^()]*\)$/, '')

const firstOf = (authors: string) => authors.split(',')[0]?.trim() ?? ''

const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ')

/** One statement for the whole list; each of its lines uses the indexes of ISBN and title. */
export async function matchBooks(
  orm: Pick<Database['orm'], 'execute'>,
  listed: readonly ListedBook[],
): Promise<Map<number, MatchedBook>> {
  const given = listed.map(({ isbn, title, author }, line) => ({
    line,
    isbn: (isbn && parseIsbn(isbn)) ?? null,
    titles: [title, withoutSeries(title)].map(withSingleSpaces),
    authors: [author, firstOf(author)].map(withSingleSpaces),
  }))
  const { rows } = await orm.execute<{ line: number; id: string; title: string }>(sql`
    WITH given AS (
      SELECT line, isbn, title, authors, rank
      FROM json_to_recordset(${JSON.stringify(given)}::json)
        AS listed (line int, isbn text, titles text[], authors text[])
      CROSS JOIN unnest(titles) WITH ORDINALITY AS named (title, rank)
    )
    SELECT DISTINCT ON (line) line, id, title FROM (
      SELECT line, 0 AS rank, ${books.id} AS id, ${books.title} AS title
      FROM given JOIN ${books} ON ${books.isbn} = given.isbn
      WHERE given.rank = 1 AND ${books.deletedAt} IS NULL
      UNION ALL
      SELECT line, rank, ${books.id}, ${books.title}
      FROM given JOIN ${books} ON ${books.titleKey} = left(search_text(given.title), 255)
        AND ${books.authorKey} = ANY(ARRAY(SELECT left(search_text(name), 255) FROM unnest(given.authors) AS name))
      WHERE ${books.deletedAt} IS NULL
    ) AS found
    ORDER BY line, rank, id`)
  return new Map(rows.map(({ line, id, title }) => [line, { id, title }]))
}
