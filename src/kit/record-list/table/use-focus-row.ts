import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ListedRecord, RecordList } from '../use-record-list.ts'

export function useFocusRow<Row extends ListedRecord>(
  { activeRow, activeIndex }: RecordList<Row>,
  body: RefObject<HTMLTableSectionElement | null>,
) {
  const focusRow = useEffectEvent((moved: typeof activeRow) => {
    if (!moved?.takesFocus || activeIndex === undefined) return
    const row = body.current?.querySelector(`[aria-rowindex="${activeIndex + 2}"]`)
    const title = row?.querySelector<HTMLElement>('[data-slot=title] a')
    const checkbox = row?.querySelector<HTMLElement>('input[type=checkbox]')
    const menu = row?.querySelector<HTMLElement>('[data-slot=end] button')
    ;(title ?? checkbox ?? menu)?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => focusRow(activeRow), [activeRow])
}
