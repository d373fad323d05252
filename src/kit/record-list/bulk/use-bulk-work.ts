import { useState } from 'react'

interface BulkFailure {
  id: string
  code: string
  message: string
}

export interface BulkResult {
  changed: number
  failed: BulkFailure[]
}

export interface BulkPart extends BulkResult {
  total: number
  nextCursor: string | null
  undoId?: string | null
}

export interface BulkOutcome extends BulkResult {
  stopped?: { error: unknown; left?: readonly string[] } | undefined
  /** Undoes each part, in the order of the parts. */
  undoIds: string[]
}

export interface BulkProgress {
  done: number
  of: number | undefined
}

const part = 100

type Part = BulkResult & Pick<BulkPart, 'undoId'>

function add(result: BulkOutcome, { changed, failed, undoId }: Part) {
  result.changed += changed
  result.failed.push(...failed)
  if (undoId) result.undoIds.push(undoId)
}

const nothing = (): BulkOutcome => ({ changed: 0, failed: [], undoIds: [] })

export function useBulkWork() {
  const [progress, setProgress] = useState<BulkProgress>()
  const [report, setReport] = useState<BulkResult>()

  async function follow(of: number | undefined, work: () => Promise<BulkOutcome>) {
    setProgress({ done: 0, of })
    try {
      const result = await work()
      if (result.failed.length > 0) setReport(result)
      return result
    } finally {
      setProgress(undefined)
    }
  }

  const onIds = (ids: readonly string[], act: (ids: string[]) => Promise<Part>) =>
    follow(ids.length, async () => {
      const result = nothing()
      for (let start = 0; start < ids.length; start += part) {
        try {
          add(result, await act(ids.slice(start, start + part)))
        } catch (error) {
          return { ...result, stopped: { error, left: ids.slice(start) } }
        }
        setProgress({ done: start + part, of: ids.length })
      }
      return result
    })

  const onAll = (act: (cursor: string | undefined) => Promise<BulkPart>) =>
    follow(undefined, async () => {
      const result = nothing()
      for (let cursor: string | null | undefined; cursor !== null;) {
        try {
          const { total, nextCursor, ...done } = await act(cursor)
          add(result, done)
          setProgress({ done: result.changed + result.failed.length, of: total })
          cursor = nextCursor
        } catch (error) {
          return { ...result, stopped: { error } }
        }
      }
      return result
    })

  /** The last part first, so that each record goes back the way it came. */
  const onUndo = (ids: readonly string[], undo: (id: string) => Promise<BulkResult>) =>
    follow(undefined, async () => {
      const result = nothing()
      for (const id of ids.toReversed()) {
        try {
          add(result, await undo(id))
        } catch (error) {
          return { ...result, stopped: { error } }
        }
      }
      return result
    })

  return { progress, onIds, onAll, onUndo, report, closeReport: () => setReport(undefined) }
}
