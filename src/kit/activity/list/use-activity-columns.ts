import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#kit/record-list/index.ts'

type Cell<Row> = (row: Row) => ReactNode

export function useActivityColumns<Row>(what: Cell<Row>, when: Cell<Row>): Column<Row>[] {
  const { t } = useTranslation('activity')
  return [
    { id: 'what', label: t('list.what'), slot: 'title', picture: 'person', cell: what },
    { id: 'when', label: t('list.when'), width: 11, numeric: true, cell: when },
  ]
}
