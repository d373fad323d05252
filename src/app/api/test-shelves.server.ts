import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

const [shelf, share, first, second, other] = Array.from(
  { length: 5 },
  (_, number) => `019aa5b0-0000-7000-8000-00000000020${number}`,
)
const token = 'the token of a link'

export async function newShelves(
  pool: Pool,
  { email, genreId, organizationId }: { email: string; genreId: string; organizationId: string },
) {
  const linkHash = createHash('sha256').update(token).digest('base64url')
  await pool.query('DELETE FROM shelves')
  await pool.query(
    `INSERT INTO shelves (id, owner_id, name, link_hash)
     SELECT $1, id, 'Summer', $2 FROM users WHERE email = $3`,
    [shelf, linkHash, email],
  )
  await pool.query(
    `INSERT INTO books (id, title, author, genre_id)
     VALUES ($1, 'Lady Susan', 'Austen', $4), ($2, 'The Watsons', 'Austen', $4), ($3, 'Lesley Castle', 'Austen', $4)`,
    [first, second, other, genreId],
  )
  await pool.query(
    `INSERT INTO shelf_books (shelf_id, book_id, position) VALUES ($1, $2, 'U0000000'), ($1, $3, 'U0000001')`,
    [shelf, first, second],
  )
  await pool.query(
    `INSERT INTO shelf_shares (id, shelf_id, owner_id, organization_id, access)
     SELECT $1, shelves.id, owner_id, $3, 'read' FROM shelves WHERE shelves.id = $2`,
    [share, shelf, organizationId],
  )
}

export const shelfTables = ['shelves', 'shelf_books', 'shelf_shares'] as const

export const shelfBodies = (organizationId: string): Record<string, object> => ({
  'shelves.create': { name: 'Autumn' },
  'shelves.update': { version: 1, name: 'Winter' },
  'shelves.moveBook': { after: null },
  'shelves.share': { organizationId, access: 'add' },
  'shelves.holdings': { bookIds: [first] },
  'shelves.openLink': { token },
})

export const shelfPlaces = (name: string): Record<string, string | undefined> => ({
  shelf,
  shareId: share,
  bookId: name === 'shelves.addBook' ? other : second,
})
