import { LocalText } from '#i18n/local-text.tsx'
import type { Column } from '#kit/record-list/index.ts'
import { baseName } from '#kit/resource/index.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { OwnScript, titleColumn } from '../list/columns.tsx'
import { useDisplay } from '../list/use-display.ts'
import { useTrashDays } from '../list/use-trash-days.ts'
import { type Options, textOf } from '../references.tsx'
import type { AnyRecord, Screens } from '../screens.ts'
import { daysLeft } from './days-left.ts'

const fewDays = 3

/** `now` is the time of the list's response, so that the server and the browser render the same days. */
export function useTrashColumns(
  screens: Screens,
  options: Options,
  now: number,
): Column<AnyRecord>[] {
  const { secondLine } = screens
  const display = useDisplay(screens, options)
  const { format, texts } = display
  const { t, label } = texts
  const trashDays = useTrashDays()
  const left = ({ deletedAt }: AnyRecord) =>
    deletedAt ? daysLeft(deletedAt, { now, trashDays }) : 0
  const second: Column<AnyRecord>[] = secondLine
    ? [
        {
          id: baseName(secondLine),
          label: label(secondLine),
          width: 11,
          grows: true,
          priority: 2,
          cell: (record) => <OwnScript text={textOf(record, secondLine)} />,
        },
      ]
    : []
  return [
    titleColumn(display, { isLinked: false }),
    ...second,
    {
      id: 'deletedAt',
      priority: 3,
      label: label('deletedAt'),
      width: 8.5,
      numeric: true,
      cell: ({ deletedAt }) => deletedAt && <LocalText>{format.date(deletedAt)}</LocalText>,
    },
    {
      id: 'daysLeft',
      priority: 1,
      label: t('trash.kept'),
      width: 8.5,
      numeric: true,
      cell: (record) => (
        <Badge tone={left(record) <= fewDays ? 'warning' : 'neutral'}>
          {t('trash.daysLeft', { count: left(record) })}
        </Badge>
      ),
    },
  ]
}
