import { useState } from 'react'
import { readCookie, writeCookie } from '#kit/setup/index.ts'

interface ChosenColumn {
  id: string
  /** In sixteenths of a rem, if the user has set it. */
  width?: number | undefined
}

export interface ChosenView {
  /** In their order. */
  columns: readonly ChosenColumn[]
  isCompact: boolean
}

export const COMPACT = '~compact'

/** "owner.kind:180~compact" */
export function viewIn(text: string): ChosenView {
  const columns = text.replace(COMPACT, '').split('.')
  return {
    columns: columns.map((column) => {
      const [id = '', width] = column.split(':')
      return { id, width: Number(width) || undefined }
    }),
    isCompact: text.endsWith(COMPACT),
  }
}

interface SavedColumns {
  id: string
  columns: readonly string[] | null
}

/** What the user chose of a list's columns: a cookie, so that the first HTML has it. A saved view brings its own. */
export function useChosenColumns(list: string, usual: readonly string[], view?: SavedColumns) {
  const place = { cookie: `columns-${list}`, usual, view }
  const [kept, keep] = useState<Kept>()
  const text = kept && kept.of === view?.id ? kept.text : storedIn(place)
  return {
    ...viewIn(text),
    change: (next: (view: ChosenView) => string) => keep(changedIn(place, text, next)),
    reset: () => keep(undefined),
  }
}

interface Kept {
  of: string | undefined
  text: string
}

interface Place {
  cookie: string
  usual: readonly string[]
  view: SavedColumns | undefined
}

function storedIn({ cookie, usual, view }: Place) {
  const own = readCookie(cookie) ?? usual.join('.')
  const columns = view?.columns?.join('.')
  return columns ? columns + (own.endsWith(COMPACT) ? COMPACT : '') : own
}

/** Reads the cookie, because a second click may precede the next render. */
function changedIn(place: Place, shown: string, next: (view: ChosenView) => string): Kept {
  const isOfView = place.view?.columns
  const text = next(viewIn(isOfView ? shown : storedIn(place)))
  if (!isOfView) writeCookie(place.cookie, text)
  return { of: place.view?.id, text }
}

export type ChosenColumns = ReturnType<typeof useChosenColumns>
