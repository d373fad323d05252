import { and, asc, inArray, lt, not, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { seeEveryTenant } from '#platform/database/row-security/tenants.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { pictureIsUsed } from './picture-uses.server.ts'
import { pictures } from './picture.table.server.ts'
import { removePicture } from './stored-picture.server.ts'

type Services = { database: Pick<Database, 'orm'>; files: FileStore }

/** Small, because the transaction that locks the rows must be short. */
const batch = 10

/** Leaves time to finish a form the next morning. */
const isOld = lt(pictures.createdAt, sql`now() - interval '1 day'`)

export async function sweepPictures(services: Services): Promise<void> {
  for (let removed = batch; removed === batch;) removed = await sweepSome(services)
}

/** Locked rows can't become used. Rows go last: if the store fails, the next sweep goes on. */
const sweepSome = ({ database, files }: Services): Promise<number> =>
  database.orm.transaction(async (transaction) => {
    await transaction.execute(seeEveryTenant)
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
