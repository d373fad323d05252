import { type ParsedLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isTypingOver } from '#layouts/navigation/focus-on-arrival.ts'
import { visitOf } from '#layouts/navigation/visit.ts'
import type { ListedRecord, RecordList } from '../use-record-list.ts'
import { COVERED } from './use-virtual-rows.ts'

interface View {
  body: RefObject<HTMLTableSectionElement | null>
  height: number
  firstInView: number
}

/**
 * Restores scroll position and focus. The router's scroll restoration is wrong for a list that starts further down, as
 * after a reload, and outdated if the URL was replaced after the last scroll.
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
    // After a reload, the router has rendered and scrolled before this subscription starts.
    arrive(router.state.location)
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        if (pathChanged) leave(fromLocation)
      }),
      router.subscribe('onRendered', ({ toLocation, hrefChanged, pathChanged }) => {
        // Replacing the URL during scrolling isn't an arrival.
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

interface LeftPlace {
  visit: string
  activeRow: string | undefined
  top: string | undefined
  offset: number
}

const STORAGE = 'left-place'

/** Session storage: survives a reload and belongs to one tab. */
function rememberPlace(place: LeftPlace) {
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify(place))
  } catch {
    // The browser may block storage; the list then starts where the URL says.
  }
}

function recallPlace(visit: string): LeftPlace | undefined {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? 'null')
    return isPlace(place) && place.visit === visit ? place : undefined
  } catch {
    return undefined
  }
}

const isPlace = (place: unknown): place is LeftPlace =>
  typeof place === 'object' && place !== null && 'visit' in place && 'offset' in place
