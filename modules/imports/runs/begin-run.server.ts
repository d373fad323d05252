import type { Resource } from '#kit/resource/index.ts'
import type { Acting } from '#platform/activity/actor.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { addJob } from '#platform/jobs/job-queue.ts'
import { type Changes, getRun, moveRun } from './find-run.server.ts'
import { importJob } from './import-job.server.ts'
import type { ImportRun, ImportState } from './import-run.ts'

export type RunContext = Pick<ApiContext, 'config'> & { acting: Acting }

export const readRun = ({ acting, config }: RunContext, resource: Resource, id: string) =>
  getRun(acting, { resource, trashDays: config.limits.trashDays }, id)

interface Begun {
  id: string
  from: ImportState[]
  changes: Changes
  alongside?: (transaction: Transaction) => Promise<unknown>
}

/** Stores the new state and the job that works on it together. */
export async function beginRun(
  context: RunContext,
  resource: Resource,
  { id, from, changes, alongside }: Begun,
): Promise<ImportRun> {
  const { orm, by } = context.acting
  const task = crypto.randomUUID()
  const begun = { ...changes, task, attempts: 0, progress: 0, failure: null }
  await orm.transaction(async (transaction) => {
    await moveRun({ orm: transaction, by }, resource, { id, from }, begun)
    await alongside?.(transaction)
    const key = by.type === 'user' ? by.id : undefined
    await addJob(transaction, { name: importJob.name, input: { id, task }, key })
  })
  return readRun(context, resource, id)
}
