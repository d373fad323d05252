/** The SQL that one would write by hand for each read, as good as it gets: one statement each. */

export type Statement = { text: string; values: unknown[]; name?: string }

export type Row = Record<string, unknown>

export function without(row: Row, ...names: string[]): Row {
  for (const name of names) Reflect.deleteProperty(row, name)
  return row
}

/** What lists are read from: of every row on the shelf what is shown, and the two texts by which it is found first. */
export type Source = {
  table: string
  shown: string
  /** What is shown of one alone. */
  more: string[]
  shelf: string
  /** By what it is ordered, upwards and downwards; the first when nothing is said. */
  keys: Record<string, (sign: string) => string>
  best: [string, string]
}

export const columns = `id, title, author, genre_id AS "genreId", publisher, isbn, published_year AS "publishedYear",
  cover_id AS "coverId", version, created_at AS "createdAt", updated_at AS "updatedAt", deleted_at AS "deletedAt"`

export const books: Source = {
  table: 'books',
  shown: columns,
  more: ['description'],
  shelf: 'deleted_at IS NULL',
  keys: {
    title: () => 'title_key',
    author: () => 'author_key',
    createdAt: () => 'created_at',
    publishedYear: (sign) =>
      `coalesce(published_year, ${sign === '>' ? 2_147_483_647 : -2_147_483_648})`,
  },
  best: ['title_key', 'author_key'],
}

export const users: Source = {
  table: 'users',
  shown: `id, name, email, email_verified AS "emailVerified", image,
    CASE WHEN manages THEN 'admin' ELSE 'user' END AS role,
    CASE WHEN ban_expires <= now() AND email_verified THEN 'active'
      WHEN ban_expires <= now() THEN 'unverified' ELSE status END AS status,
    banned AND coalesce(ban_expires > now(), true) AS banned,
    ban_reason AS "banReason", ban_expires AS "banExpires", onboarded_at AS "onboardedAt",
    version, created_at AS "createdAt", updated_at AS "updatedAt"`,
  more: [],
  shelf: 'true',
  keys: { name: () => 'name_key', email: () => 'email_key', createdAt: () => 'created_at' },
  best: ['name_key', 'email_key'],
}

export const membersOf = (organizationId: string): Source => ({
  table: 'members',
  shown: `id, user_id AS "userId", name, email, role, created_at AS "createdAt"`,
  more: [],
  shelf: `organization_id = '${organizationId}'`,
  keys: { name: () => 'name_key', createdAt: () => 'created_at' },
  best: ['name_key', 'email'],
})

type ListQuery = {
  /** Filters by their columns. */
  only: Record<string, string>
  sort?: string | undefined
  from?: string | undefined
  after?: { key: unknown; id: unknown } | undefined
  limit: number
}

export function list(source: Source, { only, sort, from, after, limit }: ListQuery): Statement {
  const { table, shown, keys, best } = source
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const [sign, direction] = sort?.startsWith('-') ? ['<', 'DESC'] : ['>', 'ASC']
  const key = keys[sort?.replace('-', '') ?? '']?.(sign) ?? best[0]
  const filters = Object.entries(only).map(([column, value]) => `${column} = ${given(value)}`)
  const shelf = [source.shelf, ...filters].join(' AND ')
  const counted = `(SELECT count(*)::int FROM (SELECT FROM ${table} WHERE ${shelf} LIMIT 10001) AS first)`
  const begun = from ? ` AND ${key} >= search_text(${given(from)})` : ''
  const beyond = after ? ` AND (${key}, id) ${sign} (${given(after.key)}, ${given(after.id)})` : ''
  const text = `SELECT ${shown}, ${key} AS key, 0 AS stage, ${after ? 'NULL' : counted} AS total FROM ${table}
    WHERE ${shelf}${begun}${beyond} ORDER BY ${key} ${direction}, ${table}.id ${direction} LIMIT ${limit + 1}`
  const name = [table, sort, Object.keys(only), after && 'later', from && 'from', limit].join(' ')
  // What a filter holds may be most of the table or hardly anything: such a list is planned when it is asked.
  return filters.length > 0 ? { text, values } : { text, values, name }
}

export const finder = (term: string, given: (value: unknown) => string) => {
  const words = term.split(' ').map((word) => ({ word, text: `search_text(${given(word)})` }))
  return (before: string) =>
    words
      .map(({ word, text }) => {
        if (/^97[89]\d{10}$/.test(word)) return `isbn = ${text}`
        return word.length < 3
          ? `beginnings @> ARRAY[${text}]`
          : `search LIKE '%${before}' || ${text} || '%'`
      })
      .join(' AND ')
}

/** Within so few that the order is that of the list, whatever was found. */
export function searchWithin(source: Source, term: string, limit: number): Statement {
  const { table, shown, shelf, best } = source
  const values: unknown[] = []
  const found = `${shelf} AND ${finder(term, (value) => `$${values.push(value)}`)('')}`
  const text = `SELECT ${shown}, ${best[0]} AS key, 0 AS stage,
      (SELECT count(*)::int FROM (SELECT FROM ${table} WHERE ${found} LIMIT 10001) AS first) AS total
    FROM ${table} WHERE ${found} ORDER BY ${best[0]}, id LIMIT ${limit + 1}`
  return { text, values }
}

/** In the kinds of the product, each read only when those before it have not filled the page. */
export function search(source: Source, term: string, limit: number): Statement {
  const { table, shown, shelf, best } = source
  const values: unknown[] = [term]
  const given = (value: unknown) => `$${values.push(value)}`
  const find = finder(term, given)
  const [first, second] = best.map((key) => `${key} LIKE search_text($1) || '%'`)
  const rest = `${find('')} AND NOT ${first} AND NOT ${second}`
  const stages = [
    [first, best[0]],
    [`${second} AND NOT ${first}`, best[1]],
    [`${rest} AND ${find(' ')}`, best[0]],
    [`${rest} AND NOT (${find(' ')})`, best[0]],
  ].map(
    ([where, key], stage) =>
      `(SELECT ${shown}, ${key} AS key, ${stage} AS stage FROM ${table}
        WHERE ${shelf} AND ${where} ORDER BY ${key}, ${table}.id LIMIT ${limit + 1})`,
  )
  const text = `WITH counted AS MATERIALIZED (SELECT count(*)::int AS total FROM
      (SELECT FROM ${table} WHERE ${shelf} AND ${first}
       UNION ALL SELECT FROM ${table} WHERE ${shelf} AND ${find('')} AND NOT ${first} LIMIT 10001) AS first)
    SELECT page.*, (SELECT total FROM counted) AS total FROM (${stages.join(' UNION ALL ')}) AS page
    LIMIT (SELECT least(${limit + 1}, total) FROM counted)`
  return { text, values }
}

export const detail = ({ table, shown, more, shelf }: Source, id: string): Statement => ({
  name: `detail of ${table}`,
  text: `SELECT ${[shown, ...more].join(', ')} FROM ${table} WHERE id = $1 AND ${shelf}`,
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

const firstAfter = (key: string) => `(SELECT left(title_key, 1) FROM books
  WHERE deleted_at IS NULL AND title_key > ${key} ORDER BY title_key LIMIT 1)`

export const letters = (): Statement => {
  return {
    name: 'letters',
    text: `WITH RECURSIVE hops AS (SELECT ${firstAfter(`''`)} AS letter UNION ALL
      SELECT ${firstAfter(`letter || repeat(U&'\\+10FFFF', 255)`)} FROM hops WHERE letter IS NOT NULL)
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

/** Of the book as it was seen. */
export const change = (id: string, seen: Record<string, unknown>): Statement => ({
  name: 'change',
  text: `UPDATE books SET description = $3, version = version + 1, updated_at = now()
    WHERE id = $1 AND version = $2 AND deleted_at IS NULL RETURNING ${columns}, description`,
  values: [id, seen.version, seen.description],
})

export const create = (book: Record<string, unknown>): Statement => ({
  name: 'create',
  text: `INSERT INTO books (title, author, genre_id) VALUES ($1, $2, $3) RETURNING ${columns}, description`,
  values: [book.title, book.author, book.genreId],
})
