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
}

export interface BulkOutcome extends BulkResult {
  stopped?: { error: unknown; left?: readonly string[] } | undefined
}

export interface BulkProgress {
  done: number
  of: number | undefined
}

const part = 100

function add(result: BulkResult, { changed, failed }: BulkResult) {
  result.changed += changed
  result.failed.push(...failed)
}

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

  const onIds = (ids: readonly string[], act: (ids: string[]) => Promise<BulkResult>) =>
    follow(ids.length, async () => {
      const result: BulkOutcome = { changed: 0, failed: [] }
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
      const result: BulkOutcome = { changed: 0, failed: [] }
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

  return { progress, onIds, onAll, report, closeReport: () => setReport(undefined) }
}
