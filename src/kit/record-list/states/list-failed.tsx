import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import type { ListQuery } from '../use-record-list.ts'

export function ListFailed<Row>({ query }: { query: ListQuery<Row> }) {
  const { t } = useTranslation('record-list')
  const offline = { title: t('offline.title'), text: t('offline.text') }
  return <FetchFailed of={query} title={t('failed')} offline={offline} />
}
