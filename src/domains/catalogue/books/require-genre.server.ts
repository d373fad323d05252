import { eq } from 'drizzle-orm'
import { genres } from '#domains/catalogue/genres/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { bookErrors } from './book-errors.server.ts'

export async function requireGenre({ orm }: Pick<Database, 'orm'>, id: string): Promise<void> {
  if ((await orm.$count(genres, eq(genres.id, id))) === 0) throw bookErrors.unknownGenre()
}
