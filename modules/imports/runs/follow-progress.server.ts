import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { imports } from './import.table.server.ts'

/** A user cancelled the import, or asked for another check. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

const intervalMs = 500

/** Stores how far a job is, and stops it once the import names another job or none. */
export function followProgress(
  orm: Pick<Database['orm'], 'update'>,
  { id, task }: { id: string; task: string },
) {
  const stop = new AbortController()
  let part = 0
  let storing: Promise<void> = Promise.resolve()
  const store = async () => {
    const progress = Math.min(1000, Math.round(1000 * part))
    const stored = await orm
      .update(imports)
      .set({ progress })
      .where(and(eq(imports.id, id), eq(imports.task, task)))
      .returning({ id: imports.id })
    if (stored.length === 0) stop.abort(new Superseded())
  }
  const timer = setInterval(() => {
    // A database that is away fails the job itself.
    storing = store().catch(() => undefined)
  }, intervalMs)
  return {
    signal: stop.signal,
    onPart: (next: number) => void (part = next),
    async end() {
      clearInterval(timer)
      await storing
    },
  }
}
