import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isTypingOver } from '#layouts/navigation/focus-on-arrival.ts'
import { visitOf } from '#layouts/navigation/visit.ts'
import { COVERED } from '../table/use-virtual-rows.ts'
import type { ListedRecord, RecordList } from '../use-record-list.ts'
import { recallPlace, rememberPlace } from './left-place.ts'

interface View {
  body: RefObject<HTMLTableSectionElement | null>
  height: number
  firstInView: number
}

/**
 * Whoever comes back to a list finds the rows that they left, and the focus on the one that they left from. How far the
 * page was scrolled, as the router remembers it, is another place in a list that now begins further down, as after a
 * reload; and an old one where the address was written anew after the last scroll.
 */
export function useReturn<Row extends ListedRecord>(list: RecordList<Row>, view: View) {
  const router = useRouter()
  const { rows, activeRow } = list

  const leave = useEffectEvent((from: ParsedLocation | undefined) => {
    if (!from) return
    const first = topOf(view) + view.firstInView * view.height
    rememberPlace({
      visit: visitOf(from),
      activeRow: activeRow?.id,
      top: rows[view.firstInView]?.id,
      offset: scrollY + COVERED - first,
    })
  })

  const arrive = useEffectEvent((at: ParsedLocation) => {
    const place = recallPlace(visitOf(at))
    if (!place) return
    const top = rows.findIndex(({ id }) => id === place.top)
    if (top >= 0) scrollTo(0, topOf(view) + top * view.height + place.offset - COVERED)
    const left = rows.findIndex(({ id }) => id === place.activeRow)
    if (left >= 0) list.moveTo(left, !isTypingOver())
  })

  useEffect(() => {
    let isNew = true
    // A page that was reloaded has been rendered, and scrolled by the router, before anybody could hear of it.
    arrive(router.state.location)
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        if (pathChanged) leave(fromLocation)
      }),
      router.subscribe('onRendered', ({ toLocation, hrefChanged, pathChanged }) => {
        // The address that is written anew while somebody scrolls brings nobody here.
        if (isNew && (pathChanged || !hrefChanged)) arrive(toLocation)
        isNew = false
      }),
    ]
    const leavePage = () => leave(router.state.resolvedLocation)
    addEventListener('pagehide', leavePage)
    return () => {
      removeEventListener('pagehide', leavePage)
      for (const stop of stops) stop()
    }
  }, [router])
}

const topOf = ({ body }: View) => (body.current?.getBoundingClientRect().top ?? 0) + scrollY
