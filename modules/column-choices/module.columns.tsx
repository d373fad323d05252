import { useState } from 'react'
import type { ListColumns, ShownColumns } from '#kit/record-list/index.ts'
import { readCookie, writeCookie } from '#kit/setup/index.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceAtRest } from '#ui/first-use/use-first-use.ts'
import { menus } from '#ui/overlays/menu.tsx'
import { type ChosenView, type ColumnToolsProps, COMPACT, viewIn } from './chosen-view.ts'

const tools = createOnDemand(() => menus.fetch().then(() => import('./column-tools.ts')))
const ColumnItems = tools.part((parts) => parts.ColumnItems)

function ColumnHandles(props: ColumnToolsProps) {
  const parts = useOnceAtRest(tools)
  return parts && <parts.ColumnHandles {...props} />
}

/** A cookie has what the user chose, so that the first HTML has it. A saved view brings its own columns. */
export function useShownColumns({ columns, ...place }: ListColumns): ShownColumns {
  const { view } = place
  const [kept, keep] = useState<Kept>()
  const text = kept && kept.of === view?.id ? kept.text : storedIn(place)
  const chosen = viewIn(text)
  const change: ColumnToolsProps['change'] = (next) => keep(changedIn(place, text, next))
  return {
    columns: chosen.columns.map(({ id, width }) =>
      width ? { id, width: width / 16, grows: false } : { id },
    ),
    isCompact: chosen.isCompact,
    reset: () => keep(undefined),
    items: <ColumnItems {...{ columns, chosen, change }} />,
    itemsFrom: tools,
    handles: <ColumnHandles {...{ columns, chosen, change }} />,
  }
}

interface Kept {
  of: string | undefined
  text: string
}

type Place = Omit<ListColumns, 'columns'>

const cookieOf = ({ list }: Place) => `columns-${list}`

function storedIn(place: Place) {
  const own = readCookie(cookieOf(place)) ?? place.usual.join('.')
  const columns = place.view?.columns?.join('.')
  return columns ? columns + (own.endsWith(COMPACT) ? COMPACT : '') : own
}

/** Reads the cookie, because a second click may precede the next render. */
function changedIn(place: Place, shown: string, next: (view: ChosenView) => string): Kept {
  const isOfView = place.view?.columns
  const text = next(viewIn(isOfView ? shown : storedIn(place)))
  if (!isOfView) writeCookie(cookieOf(place), text)
  return { of: place.view?.id, text }
}
