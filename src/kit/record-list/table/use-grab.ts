import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ListedRecord, RecordList } from '../use-record-list.ts'

/** Gives the focus to the row that the hand has moved to, and brings it into view. */
export function useGrab<Row extends ListedRecord>(
  { hand, handAt }: RecordList<Row>,
  body: RefObject<HTMLTableSectionElement | null>,
) {
  const grab = useEffectEvent((moved: typeof hand) => {
    if (!moved?.grabs || handAt === undefined) return
    const row = body.current?.querySelector(`[aria-rowindex="${handAt + 2}"]`)
    const title = row?.querySelector<HTMLElement>('[data-slot=title] a')
    const checkbox = row?.querySelector<HTMLElement>('input[type=checkbox]')
    const menu = row?.querySelector<HTMLElement>('[data-slot=end] button')
    ;(title ?? checkbox ?? menu)?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => grab(hand), [hand])
}
