import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Database } from '#platform/database/database.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.server.ts'

/** Half of the libuv thread pool, so that large pictures don't block file access and DNS. */
const encodingLimit = pLimit(2)

const waitLimitMs = 15_000
const pollIntervalMs = 250

type Sent = { userId: string; bytes: Uint8Array; pixels: number }

/** Waiting takes neither a slot nor a connection. */
export async function encodeFor(
  database: Pick<Database, 'orm'>,
  { userId, bytes, pixels }: Sent,
): Promise<EncodedPicture> {
  for (let waited = 0; waited < waitLimitMs; waited += pollIntervalMs) {
    const encoded = await encodingLimit(() =>
      whileAlone(database, userId, () => encodePicture(bytes, pixels)),
    )
    if (encoded) return encoded
    await pause(pollIntervalMs)
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
