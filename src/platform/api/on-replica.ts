import type { Caller } from '../access/caller.ts'
import type { ApiContext } from '../context/api-context.ts'
import { isDatabaseAway } from '../errors/database-away.ts'

type Context = Pick<ApiContext, 'access' | 'accountHooks' | 'database'>

/** Reads go to a replica where there is one that has what the caller wrote; one that fails is asked once. */
export async function onReplica<Result>(
  context: Context,
  { caller, isReading }: { caller: Caller; isReading: boolean },
  work: (database: Context['database']) => Promise<Result>,
): Promise<Result> {
  const { access, database } = context
  const { replicas } = database
  if (!replicas) return work(database)
  const { session } = caller
  if (!isReading) {
    const result = await work(database)
    await access.noteWrite(context, caller)
    return result
  }
  const chosen = replicas.choose({ key: session.id, wroteUpTo: session.wroteUpTo })
  if (!chosen) return work(database)
  try {
    return await work({ ...chosen.database, replicas, primary: database })
  } catch (error) {
    if (!isForPrimary(error)) {
      if (!isDatabaseAway(error)) throw error
      chosen.leave(error)
    }
    return work(database)
  }
}

/** A replica ends a statement that stops it from replaying a change, and refuses to write. */
const isForPrimary = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && /^(40001|25006)$/.test(String(error.code))) || isForPrimary(error.cause))
