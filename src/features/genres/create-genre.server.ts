import type { Database } from '#server/database/database.ts'
import { HttpError } from '#server/http/http-error.ts'
import { genres } from './genre.table.server.ts'
import { type GenreDraft, genreMessages } from './genre.ts'

/** For samples and imports: nobody makes a genre by hand. */
export async function createGenre(
  { orm }: Pick<Database, 'orm'>,
  draft: GenreDraft,
): Promise<{ id: string }> {
  const [genre] = await orm
    .insert(genres)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: genres.id })
  if (!genre) throw nameTaken()
  return genre
}

const nameTaken = () =>
  new HttpError(
    409,
    'GENRE_TAKEN',
    genreMessages.nameTaken,
    {},
    {
      fields: { name: genreMessages.nameTaken },
    },
  )
