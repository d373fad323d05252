import { Client, type ClientConfig, type Pool } from 'pg'
import { givenNames } from '../generated/names.ts'
import { catalogue } from './catalogue.ts'
import type { Question } from './comparison.ts'
import { people } from './people.ts'
import { halfWay, someIds } from './questions.ts'
import type { Subject } from './scale.ts'
import { termsOf } from './terms.ts'

export const organizations: Subject = { fill, questions, byKey: 'one book' }

const FULL = 'Full'
const GROWING = 'Growing'

/** The second half of the books is for requests that add to the shelf with room. */
async function fill(connection: ClientConfig, size: number): Promise<void> {
  await catalogue.fill(connection, 2 * size)
  await people.fill(connection, size)
  const client = new Client(connection)
  await client.connect()
  await client.query(`INSERT INTO organizations (name, slug) VALUES ('Bench', 'bench')`)
  // Owners first: a trigger refuses an organization without one.
  await client.query(
    `INSERT INTO members (organization_id, user_id, role)
     SELECT o.id, u.id, CASE WHEN u.email = 'admin@example.com' THEN 'owner' ELSE 'member' END
     FROM organizations AS o, users AS u ORDER BY u.email <> 'admin@example.com'`,
  )
  await client.query(
    `INSERT INTO shelves (owner_id, name) SELECT u.id, named.name FROM users AS u, unnest($1::text[]) AS named (name)
     WHERE u.email = 'admin@example.com'`,
    [[FULL, GROWING]],
  )
  await client.query(
    `INSERT INTO shelf_books (shelf_id, book_id, position)
     SELECT s.id, b.id, 'V' || lpad(b.place::text, 7, '0') FROM shelves AS s,
       (SELECT id, row_number() OVER (ORDER BY md5(id::text)) AS place FROM books) AS b
     WHERE b.place <= CASE s.name WHEN $1 THEN $2::int ELSE $2 * 6 / 10 END`,
    [FULL, size],
  )
  await client.query('VACUUM ANALYZE members, shelf_books')
  await client.end()
}

async function questions(pool: Pool, size: number): Promise<Question[]> {
  const organizationId = await idOf(pool, 'organizations', 'Bench')
  const [full, growing] = [await idOf(pool, 'shelves', FULL), await idOf(pool, 'shelves', GROWING)]
  const terms = termsOf(givenNames, 'users')
  const members = `/organizations/${organizationId}/members`
  const books = `/shelves/${full}/books`
  const place = await halfWay(pool, { table: 'members', key: 'name_key', size })
  const shelved = await idsOf(
    pool,
    `SELECT book_id AS id FROM shelf_books WHERE shelf_id = '${full}'`,
  )
  const others = await idsOf(
    pool,
    'SELECT id FROM books WHERE NOT EXISTS (SELECT FROM shelf_books WHERE book_id = books.id)',
  )
  const middle = await halfWay(pool, {
    table: 'shelf_books',
    key: 'position',
    size,
    of: `shelf_id = '${full}'`,
  })
  const drawn = () => shelved[Math.floor(Math.random() * shelved.length)]
  return [
    { name: 'first page of members', paths: [members] },
    { name: 'members at half the depth', paths: [members], place },
    { name: 'search, few: an address', paths: [`${members}?searchTerm=777%40example`] },
    {
      name: 'search, many: the commonest name',
      paths: [`${members}?searchTerm=${terms.commonest}`],
    },
    {
      name: 'search, none: a slip of the finger',
      paths: [`${members}?searchTerm=${await terms.mistyped(pool)}`],
    },
    { name: 'first page of a shelf', paths: [books] },
    { name: 'a shelf at half the depth', paths: [books], place: middle },
    { name: 'one book', paths: (await someIds(pool, 'books')).map((id) => `/books/${id}`) },
    {
      name: 'a book is moved',
      paths: shelved.map((id) => `${books}/${id}/move`),
      body: () => ({ after: drawn() }),
    },
    {
      name: 'a book is added',
      paths: others.map((id) => `/shelves/${growing}/books/${id}`),
      method: 'PUT',
      body: () => ({}),
    },
  ]
}

async function idOf(pool: Pool, table: 'organizations' | 'shelves', name: string): Promise<string> {
  const [id] = await idsOf(pool, `SELECT id FROM ${table} WHERE name = '${name}'`)
  if (!id) throw new Error(`There is no ${name} in ${table}`)
  return id
}

async function idsOf(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(text)
  return rows.map(({ id }) => id)
}
