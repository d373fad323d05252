import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import type { ListQuery } from '../use-record-list.ts'
import { PendingRow } from './pending-row.tsx'

interface PendingRowsProps<Row> extends ComponentProps<typeof PendingRow<Row>> {
  query: ListQuery<Row>
}

const isPaused = <Row,>(query: ListQuery<Row>) =>
  query.hasNextPage && query.fetchStatus === 'paused'

export function PendingRows<Row>({ query, ...row }: PendingRowsProps<Row>) {
  if (!query.hasNextPage || isPaused(query) || query.isFetchNextPageError) return null
  return ['first', 'second', 'third'].map((name) => <PendingRow key={name} {...row} />)
}

export function ListEnd<Row>({ query }: { query: ListQuery<Row> }) {
  const { t } = useTranslation(['record-list', 'common', 'problems'])
  const isOffline = isPaused(query)
  if (!isOffline && !query.isFetchNextPageError) return null
  return (
    <div className="px-4 py-6 text-center text-sm">
      {isOffline ? (
        <output className="block">
          <b className="block font-medium">{t('problems:offline.title')}</b>
          <span className="text-ink-soft">{t('problems:offline.text')}</span>
        </output>
      ) : (
        <>
          <p role="alert" className="text-ink-soft">
            {t('moreFailed')} {query.error && <ProblemText error={query.error} />}
          </p>
          <Button size="sm" className="mt-3" onClick={() => void query.fetchNextPage()}>
            {t('common:actions.tryAgain')}
          </Button>
        </>
      )}
    </div>
  )
}
