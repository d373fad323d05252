import {
  type FocusEvent,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useRowHeight } from '#ui/data/row-height.ts'
import { TableGap } from '#ui/data/table-row.tsx'
import { Table } from '#ui/data/table.tsx'
import { AwaitFirstScreen } from '#ui/first-use/first-screen.tsx'
import { columnRoom, ColumnRoomContext } from '../columns/column-room.ts'
import type { Column } from '../columns/column.ts'
import { type Sorting, TableHead } from '../columns/table-head.tsx'
import { usePlace } from '../place/use-place.ts'
import { useReturn } from '../place/use-return.ts'
import { useVirtualRows } from '../place/use-virtual-rows.ts'
import type { ListedRecord, RecordList } from '../use-record-list.ts'
import { ListEnd, PendingRows } from './list-end.tsx'
import { RecordRow } from './record-row.tsx'
import { TableWidths } from './table-widths.tsx'
import { useNextPages } from './use-next-pages.ts'

interface RecordTableProps<Row extends ListedRecord> {
  caption: string
  list: RecordList<Row>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  actions: (row: Row) => ReactNode
  sorting?: Sorting
  onPlace?: (cursor: string) => void
  isCompact?: boolean | undefined
}

const ON_FIRST_SCREEN = 12

export function RecordTable<Row extends ListedRecord>(props: RecordTableProps<Row>) {
  const { caption, list, columns, nameOf, actions, sorting, onPlace, isCompact } = props
  const { t } = useTranslation('record-list')
  const { rows, query, total, start, activeIndex } = list
  const selection = list.isForReading ? undefined : list.selection
  const room = columnRoom(columns, list.isForReading)
  const height = useRowHeight(isCompact)
  const { body, items, firstInView, below } = useVirtualRows({
    count: rows.length,
    height,
    kept: activeIndex,
  })
  const last = items.at(-1) ?? -1
  useNextPages(query, below)
  usePlace(list, firstInView, onPlace)
  useFocusRow(list, body)
  useReturn(list, { body, height, firstInView })

  function follow({ target }: FocusEvent) {
    const index = Number(target.closest('tr')?.ariaRowIndex) - 2
    if (index >= 0 && index !== activeIndex) list.moveTo(index, false)
  }

  const gapOf = (missing: number) => (
    <TableGap height={missing * height}>
      {selection && <td>{null}</td>}
      {columns.map(({ id }) => (
        <td key={id} className={room[id]?.column}>
          {null}
        </td>
      ))}
      <td>{null}</td>
    </TableGap>
  )

  return (
    <div
      aria-busy={query.isPlaceholderData}
      onFocus={follow}
      className="transition-opacity delay-150 [--table-top:--spacing(14)] aria-busy:opacity-55"
    >
      <AwaitFirstScreen />
      <ColumnRoomContext value={room}>
        <Table
          caption={caption}
          compact={isCompact}
          body={body}
          rowCount={total?.exact && start === '' ? total.count + 1 : -1}
          columns={<TableWidths {...{ columns, room }} isForReading={list.isForReading} />}
          headers={<TableHead {...{ columns, room, sorting, selection }} count={rows.length} />}
        >
          {items.map((index, position) => {
            const row = rows[index]
            const missing = index - (items[position - 1] ?? -1) - 1
            return (
              row && (
                <Fragment key={row.id}>
                  {missing > 0 && gapOf(missing)}
                  <RecordRow
                    {...{ row, index, columns, room, selection }}
                    isAwaited={index === Math.min(ON_FIRST_SCREEN, rows.length) - 1}
                    isCurrent={index === activeIndex}
                    selectLabel={t('select', { name: nameOf(row) })}
                    actions={actions(row)}
                  />
                </Fragment>
              )
            )
          })}
          {last + 1 < rows.length && gapOf(rows.length - last - 1)}
          <PendingRows query={query} {...{ columns, room }} isForReading={list.isForReading} />
        </Table>
      </ColumnRoomContext>
      <ListEnd query={query} />
    </div>
  )
}

function useFocusRow<Row extends ListedRecord>(
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
