/** The SQL that one would write by hand for each read, as good as it gets: one statement each. */

const columns = `id, title, author, genre_id AS "genreId", publisher, isbn, published_year AS "publishedYear",
  version, created_at AS "createdAt", updated_at AS "updatedAt", deleted_at AS "deletedAt"`

export type Statement = { text: string; values: unknown[]; name?: string }

type ListQuery = {
  genreId?: string | undefined
  sort: string
  from?: string | undefined
  after?: { key: unknown; id: unknown } | undefined
  limit: number
}

const keys: Record<string, (sign: string) => string> = {
  title: () => 'title_key',
  author: () => 'author_key',
  createdAt: () => 'created_at',
  publishedYear: (sign) =>
    `coalesce(published_year, ${sign === '>' ? 2_147_483_647 : -2_147_483_648})`,
}

export function list({ genreId, sort, from, after, limit }: ListQuery): Statement {
  const values: unknown[] = [limit + 1]
  const given = (value: unknown) => `$${values.push(value)}`
  const [sign, direction] = sort.startsWith('-') ? ['<', 'DESC'] : ['>', 'ASC']
  const key = keys[sort.replace('-', '')]?.(sign) ?? 'title_key'
  const shelf = `deleted_at IS NULL${genreId ? ` AND genre_id = ${given(genreId)}` : ''}`
  const counted = `(SELECT count(*)::int FROM (SELECT FROM books WHERE ${shelf} ORDER BY title_key LIMIT 10001) AS first)`
  const begun = from ? ` AND title_key >= search_text(${given(from)})` : ''
  const beyond = after ? ` AND (${key}, id) ${sign} (${given(after.key)}, ${given(after.id)})` : ''
  const text = `SELECT ${columns}, ${key} AS key, 0 AS stage, ${after ? 'NULL' : counted} AS total FROM books
    WHERE ${shelf}${begun}${beyond} ORDER BY ${key} ${direction}, id ${direction} LIMIT $1`
  return {
    text,
    values,
    name: `list ${sort} ${genreId !== undefined} ${after !== undefined} ${from !== undefined}`,
  }
}

/** In the kinds of the product, each read only when those before it have not filled the page. */
export function search(term: string, limit: number): Statement {
  const values: unknown[] = [term]
  const given = (value: unknown) => `$${values.push(value)}`
  const words = term.split(' ').map((word) => ({ word, text: `search_text(${given(word)})` }))
  const find = (before: string) =>
    words
      .map(({ word, text }) => {
        if (/^97[89]\d{10}$/.test(word)) return `isbn = ${text}`
        return word.length < 3
          ? `beginnings @> ARRAY[${text}]`
          : `search LIKE '%${before}' || ${text} || '%'`
      })
      .join(' AND ')
  const title = `title_key LIKE search_text($1) || '%'`
  const author = `author_key LIKE search_text($1) || '%'`
  const rest = `${find('')} AND NOT ${title} AND NOT ${author}`
  const stages = [
    [title, 'title_key'],
    [`${author} AND NOT ${title}`, 'author_key'],
    [`${rest} AND ${find(' ')}`, 'title_key'],
    [`${rest} AND NOT (${find(' ')})`, 'title_key'],
  ].map(
    ([where, key], stage) =>
      `(SELECT ${columns}, ${key} AS key, ${stage} AS stage FROM books
        WHERE deleted_at IS NULL AND ${where} ORDER BY ${key}, id LIMIT ${limit + 1})`,
  )
  const text = `WITH counted AS MATERIALIZED (SELECT count(*)::int AS total FROM
      (SELECT FROM books WHERE deleted_at IS NULL AND ${find('')} LIMIT 10001) AS first)
    SELECT page.*, (SELECT total FROM counted) AS total FROM (${stages.join(' UNION ALL ')}) AS page
    LIMIT (SELECT least(${limit + 1}, total) FROM counted)`
  return { text, values }
}

export const detail = (id: string): Statement => ({
  name: 'detail',
  text: `SELECT ${columns}, description FROM books WHERE id = $1 AND deleted_at IS NULL`,
  values: [id],
})

/** Those of the author first, as `kind` says; twelve of each kind are left when the doubles are out. */
export const neighbours = (id: string): Statement => ({
  name: 'neighbours',
  text: `WITH book AS MATERIALIZED (SELECT author_key, genre_id, title_key, id FROM books WHERE id = $1 AND deleted_at IS NULL),
    author AS MATERIALIZED (
      (SELECT b.* FROM book, LATERAL (SELECT * FROM books WHERE deleted_at IS NULL AND author_key = book.author_key AND (author_key, id) > (book.author_key, book.id) ORDER BY author_key, id LIMIT 12) AS b)
      UNION ALL
      (SELECT b.* FROM book, LATERAL (SELECT * FROM books WHERE deleted_at IS NULL AND author_key = book.author_key AND (author_key, id) < (book.author_key, book.id) ORDER BY author_key, id LIMIT 12) AS b)
      LIMIT 12),
    genre AS (
      (SELECT b.* FROM book, LATERAL (SELECT * FROM books WHERE deleted_at IS NULL AND genre_id = book.genre_id AND (title_key, id) > (book.title_key, book.id) AND id NOT IN (SELECT id FROM author) ORDER BY title_key, id LIMIT 12) AS b)
      UNION ALL
      (SELECT b.* FROM book, LATERAL (SELECT * FROM books WHERE deleted_at IS NULL AND genre_id = book.genre_id AND (title_key, id) < (book.title_key, book.id) AND id NOT IN (SELECT id FROM author) ORDER BY title_key, id LIMIT 12) AS b)
      LIMIT 12)
    SELECT 'author' AS kind, ${columns} FROM author UNION ALL SELECT 'genre', ${columns} FROM genre`,
  values: [id],
})

export const letters = (): Statement => {
  const first = (after: string) => `(SELECT left(title_key, 1) FROM books
    WHERE deleted_at IS NULL AND title_key > ${after} ORDER BY title_key LIMIT 1)`
  return {
    name: 'letters',
    text: `WITH RECURSIVE hops AS (SELECT ${first(`''`)} AS letter UNION ALL
      SELECT ${first(`letter || repeat(U&'\\+10FFFF', 255)`)} FROM hops WHERE letter IS NOT NULL)
      SELECT letter FROM hops WHERE letter IS NOT NULL LIMIT 200`,
    values: [],
  }
}

export const genres = (): Statement => ({
  name: 'genres',
  text: `SELECT id, name, colour, (SELECT count(*)::int FROM (SELECT FROM books
      WHERE genre_id = genres.id AND deleted_at IS NULL ORDER BY title_key LIMIT 10001) AS first) AS count
    FROM genres ORDER BY search_text(name), id`,
  values: [],
})

export const create = (book: Record<string, unknown>): Statement => ({
  name: 'create',
  text: `INSERT INTO books (title, author, genre_id) VALUES ($1, $2, $3) RETURNING ${columns}, description`,
  values: [book.title, book.author, book.genreId],
})
