import { listBooks } from '#modules/catalogue/books/index.server.ts'
import type { Database } from '#platform/database/database.ts'

const few = 5

export async function listCoverless(database: Pick<Database, 'orm'>) {
  const { total, items } = await listBooks({ acting: database }, { cover: 'none', limit: few })
  return { total, some: items.map(({ id, title, author }) => ({ id, title, author })) }
}
