import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Database } from '#platform/database/database.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.server.ts'

/** Half of the libuv thread pool, so that large pictures don't block file access and DNS. */
const encodingLimit = pLimit(2)

/** In milliseconds: how long a user's next picture waits for the previous one, and the polling interval. */
const patience = 15_000
const interval = 250

type Sent = { userId: string; bytes: Uint8Array; pixels: number }

/** Decodes one picture per user at a time, across all processes. Waiting takes neither a slot nor a connection. */
export async function encodeFor(
  database: Pick<Database, 'orm'>,
  { userId, bytes, pixels }: Sent,
): Promise<EncodedPicture> {
  for (let waited = 0; waited < patience; waited += interval) {
    const encoded = await encodingLimit(() =>
      whileAlone(database, userId, () => encodePicture(bytes, pixels)),
    )
    if (encoded) return encoded
    await pause(interval)
  }
  throw httpErrors.busy()
}

const whileAlone = <Result>(
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> =>
  orm.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ free: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${`picture of ${userId}`}, 0)) AS free`,
    )
    return rows[0]?.free ? work() : undefined
  })
