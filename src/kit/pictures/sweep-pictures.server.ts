import { and, asc, inArray, lt, not, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { pictureIsUsed } from './picture-uses.server.ts'
import { pictures } from './picture.table.server.ts'
import { removePicture } from './stored-picture.server.ts'

type Services = { database: Pick<Database, 'orm'>; files: FileStore }

/** As many as a store removes at once: the transaction that holds their rows may not wait for long. */
const batch = 10

/** Long enough to finish a form, the next morning. */
const isOld = lt(pictures.createdAt, sql`now() - interval '1 day'`)

/** Removes pictures that no row refers to, a day after they were uploaded. */
export async function sweepPictures(services: Services): Promise<void> {
  for (let removed = batch; removed === batch;) removed = await sweepSome(services)
}

/**
 * A row locked here can't become used; one that just did is kept. The row goes last: if the store fails before that, the
 * next sweep removes the rest.
 */
const sweepSome = ({ database, files }: Services): Promise<number> =>
  database.orm.transaction(async (transaction) => {
    const isUnused = and(isOld, not(await pictureIsUsed(transaction)))
    const found = await transaction
      .select({ id: pictures.id })
      .from(pictures)
      .where(isUnused)
      .orderBy(asc(pictures.createdAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    const locked = found.map(({ id }) => id)
    const unused = await transaction
      .select({ id: pictures.id })
      .from(pictures)
      .where(and(inArray(pictures.id, locked), isUnused))
    const ids = unused.map(({ id }) => id)
    await Promise.all(ids.map((id) => removePicture(files, id)))
    await transaction.delete(pictures).where(inArray(pictures.id, ids))
    return ids.length
  })

export const deleteUnusedPictures = defineJob({
  name: 'delete-unused-pictures',
  schedule: { everyMinutes: 10 },
  run: sweepPictures,
})
