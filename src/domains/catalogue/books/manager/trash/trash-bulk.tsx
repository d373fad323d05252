import { ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BulkBar, BulkReport, type useRecordList } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import type { BookSummary } from '../../book.ts'
import { useBulkBooks } from '../../bulk/use-bulk-books.tsx'

export function TrashBulk({ list }: { list: ReturnType<typeof useRecordList<BookSummary>> }) {
  const { t } = useTranslation('books')
  const bulk = useBulkBooks()
  const { selection, rows } = list

  function restore() {
    bulk.act({ ids: selection.ids, filter: selection.isAll ? {} : undefined }, { type: 'restore' })
    list.release({ leave: true })
  }

  return (
    <>
      <BulkBar list={list} progress={bulk.progress}>
        <Allowed needs={{ book: ['update', 'delete'] }}>
          <Button size="sm" onClick={restore}>
            <ArchiveRestore aria-hidden />
            {t('trash.restore')}
          </Button>
        </Allowed>
      </BulkBar>
      <BulkReport bulk={bulk} nameOf={(id) => rows.find((book) => book.id === id)?.title} />
    </>
  )
}
