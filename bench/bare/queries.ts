export type Statement = { text: string; values: unknown[]; name?: string }

export type Row = Record<string, unknown>

export function without(row: Row, ...names: string[]): Row {
  for (const name of names) Reflect.deleteProperty(row, name)
  return row
}

export type Source = {
  table: string
  shown: string
  more: string[]
  shelf: string
  keys: Record<string, (sign: string) => string>
  best: [string, string]
  isOneKind?: boolean
}

export const columns = `id, title, author, genre_id AS "genreId", publisher, isbn, published_year AS "publishedYear",
  language, cover_id AS "coverId", version, created_at AS "createdAt", updated_at AS "updatedAt", deleted_at AS "deletedAt"`

export const books: Source = {
  table: 'books',
  shown: columns,
  more: [
    'description',
    'opening_line AS "openingLine"',
    'opening_line_translation AS "openingLineTranslation"',
  ],
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
    (SELECT max(last_seen_at) FROM sessions WHERE user_id = users.id AND impersonated_by IS NULL) AS "lastSeenAt",
    version, created_at AS "createdAt", updated_at AS "updatedAt"`,
  more: [],
  shelf: 'true',
  keys: { name: () => 'name_key', email: () => 'email_key', createdAt: () => 'created_at' },
  best: ['name_key', 'email_key'],
}

export const membersOf = (organizationId: string): Source => ({
  table: 'members',
  shown: `id, user_id AS "userId", name, email, role, created_at AS "createdAt",
    (SELECT image FROM users WHERE id = user_id) AS image`,
  more: [],
  shelf: `organization_id = '${organizationId}'`,
  keys: { name: () => 'name_key', createdAt: () => 'created_at' },
  best: ['name_key', 'email'],
  isOneKind: true,
})

type ListQuery = {
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
  // No name, so no cached plan: a filter's value may match most of the table or hardly any rows.
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

type SearchQuery = { term: string; limit: number }

export function finding(source: Source, { term, limit }: SearchQuery): Statement {
  const { table, shelf, best } = source
  const values: unknown[] = [term]
  const find = finder(term, (value) => `$${values.push(value)}`)
  const begun = `${best[0]} LIKE search_text($1) || '%'`
  const kinds = kindsOf(source, find, '$1')
  const stage = kinds.map(([where], kind) => `WHEN ${where} THEN ${kind}`).join(' ')
  const keys = kinds.map(([, key], kind) => `WHEN ${kind} THEN ${key}`).join(' ')
  const text = `WITH beginning AS MATERIALIZED (
      SELECT count(*)::int AS many FROM (SELECT FROM ${table} WHERE ${shelf} AND ${begun} LIMIT 10001) AS begun),
    found AS MATERIALIZED (
      SELECT ctid AS place FROM ${table} WHERE ${shelf} AND ${begun} AND (SELECT many FROM beginning) <= 10000
      UNION ALL SELECT ctid FROM ${table}
      WHERE ${shelf} AND ${find('')} AND NOT ${begun} AND (SELECT many FROM beginning) <= 10000 LIMIT 10001)
    SELECT greatest(count(*)::int, (SELECT many FROM beginning)) AS total,
      CASE WHEN (SELECT many FROM beginning) <= 10000 AND count(*) <= 3000 THEN ARRAY(
        SELECT id FROM (SELECT *, CASE ${stage} END AS stage FROM ${table}
          WHERE ctid = ANY (ARRAY(SELECT place FROM found)) OFFSET 0) AS staged
        ORDER BY stage, CASE stage ${keys} END, id LIMIT ${limit + 1}) END AS ids
    FROM found`
  return { text, values }
}

export function search(
  source: Source,
  { term, ids, limit }: SearchQuery & { ids: unknown },
): Statement {
  const { table, shown, shelf } = source
  const values: unknown[] = [term]
  const given = (value: unknown) => `$${values.push(value)}`
  const find = finder(term, given)
  const stages = kindsOf(source, find, '$1').map(
    ([where, key], stage) =>
      `(SELECT ${shown}, ${key} AS key, ${stage} AS stage FROM ${table}
        WHERE ${shelf} AND ${where} ORDER BY ${key}, ${table}.id LIMIT ${limit + 1})`,
  )
  const few = ids
    ? `WITH ${table} AS MATERIALIZED (SELECT * FROM ${table} WHERE id = ANY (${given(ids)}))`
    : ''
  const text = `${few} SELECT * FROM (${stages.join(' UNION ALL ')}) AS page LIMIT ${limit + 1}`
  return { text, values }
}

function kindsOf({ best, isOneKind }: Source, find: ReturnType<typeof finder>, term: string) {
  const [first, second] = best.map((key) => `${key} LIKE search_text(${term}) || '%'`)
  const rest = `NOT ${first} AND NOT ${second}`
  if (isOneKind) return [[`(${first} OR ${find('')})`, best[0]]]
  return [
    [first, best[0]],
    [`${second} AND NOT ${first}`, best[1]],
    [`${find(' ')} AND ${rest}`, best[0]],
    [`${find('')} AND NOT (${find(' ')}) AND ${rest}`, best[0]],
  ]
}

export const detail = ({ table, shown, more, shelf }: Source, id: string): Statement => ({
  name: `detail of ${table}`,
  text: `SELECT ${[shown, ...more].join(', ')} FROM ${table} WHERE id = $1 AND ${shelf}`,
  values: [id],
})

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
  text: `SELECT id, name, name_fr AS "nameFr", name_ar AS "nameAr", name_sw AS "nameSw", colour, (SELECT count(*)::int FROM (SELECT FROM books
      WHERE genre_id = genres.id AND deleted_at IS NULL ORDER BY title_key LIMIT 10001) AS first) AS count
    FROM genres ORDER BY search_text(name), id`,
  values: [],
})

export const change = (id: string, seen: Record<string, unknown>): Statement => ({
  name: 'change',
  text: `UPDATE books SET description = $3, version = version + 1, updated_at = now()
    WHERE id = $1 AND version = $2 AND deleted_at IS NULL RETURNING ${[columns, ...books.more].join(', ')}`,
  values: [id, seen.version, seen.description],
})

export const create = (book: Record<string, unknown>): Statement => ({
  name: 'create',
  text: `INSERT INTO books (title, author, genre_id) VALUES ($1, $2, $3) RETURNING ${[columns, ...books.more].join(', ')}`,
  values: [book.title, book.author, book.genreId],
})
