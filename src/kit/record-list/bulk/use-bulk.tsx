import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal, toastFailure } from '#kit/problems/index.ts'
import { changeLists, shortenLists } from '../listed.ts'
import type { ListedRecord } from '../use-record-list.ts'
import { type BulkPart, type BulkResult, useBulkWork } from './use-bulk-work.ts'

interface BulkTarget<Filter> {
  ids: string[]
  filter?: Filter | undefined
}

interface BulkDone<Filter, Action> {
  count: number
  target: BulkTarget<Filter>
  action: Action
  /** Gives all records of the action their former values; undefined if nothing can be undone. */
  undo: (() => void) | undefined
}

type Chosen<Filter> = { ids: string[] } | { filter: Filter; cursor: string | undefined }

interface BulkKind<Row, Filter, Action> {
  send: (chosen: Chosen<Filter>, action: Action) => Promise<BulkPart>
  undo?: (undoId: string) => Promise<BulkResult>
  onUndone?: (count: number) => void
  changed: (row: Row, action: Action) => Row
  queryKey: QueryKey
  renew: (queryClient: QueryClient) => Promise<unknown>
  onDone: (done: BulkDone<Filter, Action>) => void
}

/** Whether every part of the action reached the server. */
type Act<Filter, Action> = (target: BulkTarget<Filter>, action: Action) => Promise<boolean>

export interface Bulk<Filter, Action> extends Omit<
  ReturnType<typeof useBulkWork>,
  'onIds' | 'onAll' | 'onUndo'
> {
  act: Act<Filter, Action>
  problem: Refusal | undefined
  forgetProblem: () => void
}

/** Loaded records change optimistically; those that the server rejects change back, and a report states why. */
export function useBulk<Row extends ListedRecord, Filter, Action>(
  kind: BulkKind<Row, Filter, Action>,
): Bulk<Filter, Action> {
  const { t } = useTranslation('record-list')
  const queryClient = useQueryClient()
  const { onIds, onAll, onUndo, ...work } = useBulkWork()
  const [problem, setProblem] = useState<Refusal>()

  const carryOut = ({ ids, filter }: BulkTarget<Filter>, action: Action) =>
    filter
      ? onAll((cursor) => kind.send({ filter, cursor }, action))
      : onIds(ids, (some) => kind.send({ ids: some }, action))

  const act: Act<Filter, Action> = async (target, action) => {
    const undo = await changeAtOnce(target, action)
    const { changed: count, failed, stopped, undoIds } = await carryOut(target, action)
    // When a filter's action stops, it is unknown which records were reached.
    const left = stopped ? (stopped.left ?? target.ids) : []
    const same = new Set([...failed.map(({ id }) => id), ...left])
    await undo((id) => same.has(id))
    const ids = target.ids.filter((id) => !same.has(id))
    // The toast with undo comes last, because the last one is in front.
    if (stopped) tell(stopped.error, count)
    const undoing = kind.undo && undoIds.length > 0 ? () => void undoAll(undoIds) : undefined
    if (count > 0) kind.onDone({ count, target: { ...target, ids }, action, undo: undoing })
    if (target.filter) await shortenLists(queryClient, kind.queryKey)
    await kind.renew(queryClient)
    return !stopped
  }

  async function undoAll(undoIds: readonly string[]) {
    const { undo, onUndone } = kind
    if (!undo) return
    const { changed: count, stopped } = await onUndo(undoIds, undo)
    if (stopped) tell(stopped.error, count)
    if (count > 0) onUndone?.(count)
    await shortenLists(queryClient, kind.queryKey)
    await kind.renew(queryClient)
  }

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
    return toastFailure(t(done > 0 ? 'bulk.stopped' : 'bulk.nothing'), error)
  }

  return { ...work, act, problem, forgetProblem: () => setProblem(undefined) }
}
