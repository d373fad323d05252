import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { notify } from '#kit/notices/index.server.ts'
import { importerOf } from '#modules/import-files/index.server.ts'
import { permissionsOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { ormOn } from '#platform/database/connect.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { defineJob, PermanentFailure } from '#platform/jobs/define-job.ts'
import { includesAll } from '#rules/includes-all.ts'
import { permissionFor } from '#rules/permissions.ts'
import { checkEntries, reviewOf } from './check-run.server.ts'
import { entriesOf, type StoredImport } from './entries.server.ts'
import { followProgress, Superseded } from './follow-progress.server.ts'
import { importUndo } from './import-additions.server.ts'
import type { Failure } from './import-run.ts'
import { importChunks, imports } from './import.table.server.ts'
import { countApart } from './run-counts.server.ts'
import { finishRun, isTask, type Needed, type RunWork } from './run-work.server.ts'

const attempts = 3

export const importJob = defineJob({
  name: 'run-import',
  input: z.object({ id: z.uuid(), task: z.uuid() }),
  retry: { attempts, longestPauseSeconds: 30 },
  concurrency: 4,
  perKey: 1,
  async run(needed: Needed, { id, task }) {
    const { orm } = needed.database
    const [stored] = await orm.select().from(imports).where(isTask(id, task))
    if (!stored || !isWorked(stored.state)) return
    const during = stored.state
    const work = works[during]()
    if (!work) return
    const progress = followProgress(orm, { id, task })
    try {
      const importer = importerOf(stored.resource)
      const by = await actorFor(needed, stored)
      await work({ ...needed, stored, importer, by, progress })
    } catch (error) {
      if (error instanceof Superseded || progress.signal.aborted) return
      await progress.end()
      await noteFailure(needed, stored, during, error)
    } finally {
      await progress.end()
    }
  },
})

/** A file that can't be read fails at once, anything else after several attempts. */
async function noteFailure(
  { database, log }: Needed,
  stored: StoredImport,
  during: Failure['during'],
  error: unknown,
): Promise<void> {
  const { id, task, attempts: before } = stored
  const refusal = error instanceof HttpError ? error : undefined
  const isFinal = refusal !== undefined || before + 1 >= attempts
  const failure = refusal
    ? {
        code: refusal.code,
        line: refusal.details.line,
        fieldNames: refusal.details.fieldNames,
        during,
      }
    : { code: 'INTERNAL_ERROR', requestId: task ?? id, during }
  await database.orm
    .update(imports)
    .set({
      attempts: before + 1,
      failure,
      ...(isFinal && { state: during === 'undoing' ? 'done' : 'failed' }),
    })
    .where(isTask(id, task))
  if (isFinal && during === 'importing') {
    await tell(database.orm, stored, 'importFailed')
  }
  if (refusal) return
  log.error({ err: error, requestId: task }, 'An import failed')
  throw isFinal ? new PermanentFailure(error instanceof Error ? error.message : '') : error
}

const works = {
  checking: () => check,
  importing: () => write,
  undoing: () => importUndo()?.undo,
}

const isWorked = (state: string): state is keyof typeof works => Object.hasOwn(works, state)

/** Checks current permissions, not those at the time of the request. */
async function actorFor({ database, config }: Needed, { userId, resource, state }: StoredImport) {
  const [user] = userId ? await database.orm.select().from(users).where(eq(users.id, userId)) : []
  const isUndo = state === 'undoing'
  const wanted = permissionFor(resource, 'update', isUndo ? 'delete' : 'create')
  const permissions = user && !user.banned ? permissionsOf(user, config.adminUserIds) : {}
  if (!user || !includesAll(permissions, wanted)) {
    throw new HttpError(403, 'FORBIDDEN', 'The user is no longer allowed to import')
  }
  return actorOf(user)
}

async function check({ database, stored, importer, by, progress }: RunWork) {
  const { orm } = database
  const { signal, onPart } = progress
  const entries = entriesOf(orm, importer, stored, onPart)
  const checked = await checkEntries(database, importer, entries, {
    by,
    update: stored.update,
    fixes: stored.fixes,
    signal,
  })
  await progress.end()
  await orm.transaction(async (transaction) => {
    const review = await reviewOf(transaction, importer, stored, checked)
    await finishRun(transaction, stored, { state: 'checked', counts: checked.counts, review })
  })
}

/** Reading takes about this part of the time of an import. */
const readingPart = 0.2
const lockTimeoutMs = 10 * 60_000

async function write(work: RunWork) {
  const { database, stored, importer, by, progress, log } = work
  const { signal, onPart } = progress
  const { plan, run } = importer
  const entries = entriesOf(database.orm, importer, stored, (part) => onPart(part * readingPart))
  const apart = countApart(plan)
  await run(
    database,
    entries,
    {
      by,
      dryRun: false,
      update: stored.update,
      fixes: stored.fixes,
      signal,
      patience: lockTimeoutMs,
      keeper: importUndo()?.keeping(stored.id),
      async onImported(client, counts) {
        await progress.end()
        // In the same transaction, so that no second try imports twice.
        await finishRun(ormOn(client), stored, {
          state: 'done',
          counts: apart.runCounts(counts),
          finishedAt: new Date(),
        })
        await tell(ormOn(client), stored, 'importDone', counts.created + counts.updated)
      },
    },
    {
      onProblem: apart.onProblem,
      onLeftOut: apart.onLeftOut,
      onVacuumFailed: (err) => log.warn({ err }, 'A table is not tidied after an import'),
      onWritten: (lines, of) => onPart(readingPart + ((1 - readingPart) * lines) / of),
    },
  )
  await database.orm.delete(importChunks).where(eq(importChunks.importId, stored.id))
}

async function tell(
  orm: Parameters<typeof notify>[0],
  { id, userId, resource, fileName }: StoredImport,
  kind: 'importDone' | 'importFailed',
  count = 0,
) {
  const { path } = importerOf(resource).plan.resource
  const to = userId === null ? [] : [userId]
  await notify(orm, to, {
    kind,
    facts: { file: fileName, count },
    path: `/manager/${path}/import?import=${id}`,
  })
}
