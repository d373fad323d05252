import { useEffect, useEffectEvent } from 'react'
import type { ListedRecord, RecordList } from '../use-record-list.ts'

const REST_MS = 250

export function usePlace<Row extends ListedRecord>(
  list: RecordList<Row>,
  firstInView: number,
  onPlace: ((cursor: string) => void) | undefined,
) {
  const tell = useEffectEvent((cursor: string) => onPlace?.(cursor))
  const cursor = list.query.isPlaceholderData ? undefined : list.pageOf(list.rows[firstInView])
  useEffect(() => {
    if (cursor === undefined) return undefined
    const timer = setTimeout(() => tell(cursor), REST_MS)
    return () => clearTimeout(timer)
  }, [cursor])
}
