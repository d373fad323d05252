import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { changeLists, shortenLists } from '../listed.ts'
import type { ListedRecord } from '../use-record-list.ts'
import { type BulkPart, useBulkWork } from './use-bulk-work.ts'

/** Some records; with a filter, these are only those of its records that are listed. */
interface BulkTarget<Filter> {
  ids: string[]
  filter?: Filter | undefined
}

interface BulkDone<Filter, Action> {
  count: number
  /** Whom it was done to, those left out that were refused. */
  target: BulkTarget<Filter>
  action: Action
}

type Whom<Filter> = { ids: string[] } | { filter: Filter; cursor: string | undefined }

/** What is particular to one kind of record. */
interface BulkKind<Row, Filter, Action> {
  send: (whom: Whom<Filter>, action: Action) => Promise<BulkPart>
  /** A record as it will be. */
  changed: (row: Row, action: Action) => Row
  /** With what everything that is known of this kind begins. */
  queryKey: QueryKey
  renew: (queryClient: QueryClient) => Promise<unknown>
  onDone: (done: BulkDone<Filter, Action>, act: Act<Filter, Action>) => void
}

type Act<Filter, Action> = (target: BulkTarget<Filter>, action: Action) => void

export interface Bulk<Filter, Action> extends Omit<
  ReturnType<typeof useBulkWork>,
  'onIds' | 'onAll'
> {
  act: Act<Filter, Action>
  /** The act wanted a more recent sign-in. */
  problem: Refusal | undefined
  forgetProblem: () => void
}

/**
 * Does something to many records. Those that are listed change at once; the ones that the server refuses change back, and
 * a report says why.
 */
export function useBulk<Row extends ListedRecord, Filter, Action>(
  kind: BulkKind<Row, Filter, Action>,
): Bulk<Filter, Action> {
  const { t } = useTranslation('record-list')
  const queryClient = useQueryClient()
  const { onIds, onAll, ...work } = useBulkWork()
  const [problem, setProblem] = useState<Refusal>()

  const carryOut = ({ ids, filter }: BulkTarget<Filter>, action: Action) =>
    filter
      ? onAll((cursor) => kind.send({ filter, cursor }, action))
      : onIds(ids, (some) => kind.send({ ids: some }, action))

  async function actOn(target: BulkTarget<Filter>, action: Action) {
    const undo = await changeAtOnce(target, action)
    const { changed: count, failed, stopped } = await carryOut(target, action)
    // Of all that a filter finds, nobody knows which ones were reached.
    const left = stopped ? (stopped.left ?? target.ids) : []
    const same = new Set([...failed.map(({ id }) => id), ...left])
    await undo((id) => same.has(id))
    const ids = target.ids.filter((id) => !same.has(id))
    // What can be undone is told last: it lies in front.
    if (stopped) tell(stopped.error, count)
    if (count > 0) kind.onDone({ count, target: { ...target, ids }, action }, act)
    if (target.filter) await shortenLists(queryClient, kind.queryKey)
    await kind.renew(queryClient)
  }

  /** What is listed changes before the server has answered; tells how to change it back. */
  async function changeAtOnce(target: BulkTarget<Filter>, action: Action) {
    const before = new Map<string, Row>()
    const ids = new Set(target.ids)
    await changeLists<Row>(queryClient, kind.queryKey, (row) => {
      if (!ids.has(row.id)) return row
      before.set(row.id, row)
      return kind.changed(row, action)
    })
    return (isRefused: (id: string) => boolean) =>
      changeLists<Row>(queryClient, kind.queryKey, (row) =>
        isRefused(row.id) ? (before.get(row.id) ?? row) : row,
      )
  }

  function tell(error: unknown, done: number) {
    if (error instanceof Refusal && error.code === 'SESSION_EXPIRED') return setProblem(error)
    const description = error instanceof Error && <ProblemText error={error} />
    return toast.error(t(done > 0 ? 'bulk.stopped' : 'bulk.nothing'), { description })
  }

  const act: Act<Filter, Action> = (target, action) => void actOn(target, action)

  return { ...work, act, problem, forgetProblem: () => setProblem(undefined) }
}
