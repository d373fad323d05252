import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#features/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { Column } from '../columns/column.ts'
import { PendingRow } from '../table/pending-row.tsx'
import type { ListQuery } from '../use-record-list.ts'

interface ListEndProps<Row> {
  query: ListQuery<Row>
  columns: readonly Column<Row>[]
  isForReading: boolean
}

/** What stands below the last row that was read: rows to come, or why they do not. */
export function ListEnd<Row>({ query, columns, isForReading }: ListEndProps<Row>) {
  const { t } = useTranslation(['record-list', 'common', 'problems'])
  const width = columns.length + (isForReading ? 1 : 2)
  if (query.hasNextPage && query.fetchStatus === 'paused') {
    return (
      <Words width={width}>
        <output className="block">
          <b className="block font-medium">{t('problems:offline.title')}</b>
          <span className="text-ink-soft">{t('problems:offline.text')}</span>
        </output>
      </Words>
    )
  }
  if (query.isFetchNextPageError) {
    return (
      <Words width={width}>
        <p role="alert" className="text-ink-soft">
          {t('moreFailed')} <ProblemText error={query.error} />
        </p>
        <Button size="sm" className="mt-3" onClick={() => void query.fetchNextPage()}>
          {t('common:actions.tryAgain')}
        </Button>
      </Words>
    )
  }
  if (!query.hasNextPage) return null
  return ['first', 'second', 'third'].map((name) => (
    <PendingRow key={name} {...{ columns, isForReading }} />
  ))
}

/** In place of rows, as wide as they are. */
const Words = ({ width, children }: { width: number; children: ReactNode }) => (
  <tr className="max-sm:block">
    <td colSpan={width} className="px-4 py-6 text-center max-sm:block">
      {children}
    </td>
  </tr>
)
