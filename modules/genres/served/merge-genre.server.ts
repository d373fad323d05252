import { eq } from 'drizzle-orm'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { genreColumns, genres } from '../genre.table.server.ts'
import { type Genre, type GenreMerge, genreMessages } from '../genre.ts'
import { genresOnServer } from '../genres.server.ts'
import { forgetCount } from './count-genres.server.ts'
import { genreUses } from './uses-of-genres.server.ts'

const { errors } = genresOnServer
const invalidTarget = (message: string) => httpErrors.notValid(message, { into: message })

/** Moves books in the trash, too. The activity log has one row for the genre, not one per book. */
export async function mergeGenre(
  { acting: { orm, by } }: VerbContext<'acting'>,
  { id, into }: GenreMerge,
): Promise<{ moved: number }> {
  if (id === into) throw invalidTarget(genreMessages.intoItself)
  const moved = await errors.inTransaction(orm, async (transaction) => {
    const { from, to } = await lockBoth(transaction, id, into)
    const count = (await genreUses?.move(transaction, id, into)) ?? 0
    await transaction.delete(genres).where(eq(genres.id, id))
    await record(transaction, by, {
      action: 'genre.merge',
      target: { type: 'genre', id, name: from.name },
      before: { colour: from.colour },
      after: { genreId: into, into: to.name, count },
    })
    return count
  })
  forgetCount(orm, into)
  return { moved }
}

/** Blocks new books in the merged genre but not in the target. Locks in id order to avoid deadlocks. */
async function lockBoth(transaction: Transaction, id: string, into: string) {
  const found = new Map<string, Genre>()
  for (const one of [id, into].toSorted()) {
    const [genre] = await transaction
      .select(genreColumns)
      .from(genres)
      .where(eq(genres.id, one))
      .for(one === id ? 'update' : 'key share')
    if (genre) found.set(one, genre)
  }
  const [from, to] = [found.get(id), found.get(into)]
  if (!from) throw errors.notFound()
  if (!to) throw invalidTarget(genreMessages.intoUnknown)
  return { from, to }
}
