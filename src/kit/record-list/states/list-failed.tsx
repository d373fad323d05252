import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import type { ListQuery } from '../use-record-list.ts'

/** The list cannot be read: the network is away, or the server has failed. */
export function ListFailed<Row>({ query }: { query: ListQuery<Row> }) {
  const { t } = useTranslation('record-list')
  const offline = { title: t('offline.title'), text: t('offline.text') }
  return <FetchFailed of={query} title={t('failed')} offline={offline} />
}
