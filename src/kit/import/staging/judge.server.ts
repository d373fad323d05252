import type { PoolClient } from 'pg'
import type { Counts } from '../import-result.ts'
import type { Hearing } from './hearing.ts'
import { afterwards, given, sameBook, sameGenre } from './incoming-table.server.ts'
import { titleTaken } from './title-taken.server.ts'

const linesAtOnce = 5000

const written =
  'ROW(title, author, genre_key, given, publisher, description, isbn, published_year)::text'

/** Finds the book of a line that would leave it unchanged. */
const unchangedBook = `
  SELECT FROM books JOIN genres ON genres.id = books.genre_id
  WHERE ${sameBook} AND ${sameGenre} AND books.title = incoming.title AND books.author = incoming.author
    AND (books.publisher, books.description, books.isbn, books.published_year) IS NOT DISTINCT FROM
      (${afterwards('publisher', given.publisher)}, ${afterwards('description', given.description)},
       ${afterwards('isbn', given.isbn)}, ${afterwards('published_year', given.publishedYear)})`

/** A line is new if no earlier line and no book outside the trash has its title and author. */
const judged = `
  CREATE TEMPORARY TABLE judged ON COMMIT DROP AS
  SELECT line, turn = 1 AND NOT EXISTS (SELECT FROM books WHERE ${sameBook}) AS is_new,
    CASE WHEN turn = 1 THEN EXISTS (${unchangedBook}) ELSE is_repeated END AS is_unchanged,
    CASE WHEN NOT EXISTS (SELECT FROM genres WHERE ${sameGenre}) THEN genre_key END AS new_genre
  FROM (
    SELECT incoming.*, row_number() OVER same_book AS turn,
      ${written} = lag(${written}) OVER same_book AS is_repeated
    FROM incoming WINDOW same_book AS (PARTITION BY title_key, author_key ORDER BY line)
  ) AS incoming`

export async function judgeBooks(
  client: PoolClient,
  { update }: { update: boolean },
  hearing: Hearing,
): Promise<Omit<Counts, 'read'>> {
  await client.query(judged)
  const { rows } = await client.query<
    Record<'created' | 'others' | 'unchanged' | 'genresCreated', number>
  >(
    `SELECT count(*) FILTER (WHERE is_new)::int AS created,
       count(*) FILTER (WHERE NOT is_new)::int AS others,
       count(*) FILTER (WHERE NOT is_new AND is_unchanged)::int AS unchanged,
       count(DISTINCT new_genre) FILTER (WHERE is_new OR $1)::int AS "genresCreated"
     FROM judged`,
    [update],
  )
  const { created = 0, others = 0, unchanged = 0, genresCreated = 0 } = rows[0] ?? {}
  if (update) {
    return { created, updated: others - unchanged, unchanged, rejected: 0, genresCreated }
  }
  await tellTaken(client, hearing)
  return { created, updated: 0, unchanged: 0, rejected: others, genresCreated }
}

async function tellTaken(client: PoolClient, { onProblem }: Hearing): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await client.query<{ line: number }>(
      `SELECT line FROM judged WHERE NOT is_new AND line > $1 ORDER BY line LIMIT ${linesAtOnce}`,
      [last],
    )
    for (const { line } of rows) await onProblem(titleTaken(line))
    const end = rows.at(-1)?.line
    if (end === undefined) return
    last = end
  }
}
