import { Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Genre } from '#features/genres/index.ts'
import { ProblemText } from '#features/problems/index.ts'
import {
  BulkBar,
  BulkExport,
  BulkReport,
  useCount,
  type useRecordList,
} from '#features/record-list/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { BookSummary } from '../../book.ts'
import type { BookView } from '../../books.queries.ts'
import { useBulkBooks } from '../../bulk/use-bulk-books.tsx'
import { useTrashDays } from '../../trash/use-trash-days.ts'
import { GenreDialog } from './genre-dialog.tsx'

interface BookBulkProps {
  list: ReturnType<typeof useRecordList<BookSummary>>
  view: BookView
  genres: readonly Genre[]
}

const problemText = (error: Error) => <ProblemText error={error} />

/** What is done to all books that are chosen. */
export function BookBulk({ list, view, genres }: BookBulkProps) {
  const { t } = useTranslation(['books', 'common'])
  const countOf = useCount()
  const bulk = useBulkBooks()
  const [asked, setAsked] = useState<'genre' | 'delete'>()
  const { selection, chosen, rows } = list
  const { sort: _order, ...wanted } = view
  const target = { ids: selection.ids, filter: selection.isAll ? wanted : undefined }
  const close = () => setAsked(undefined)

  function remove() {
    bulk.act(target, { type: 'delete' })
    list.release({ leave: true })
    return Promise.resolve()
  }

  return (
    <>
      <BulkBar list={list} progress={bulk.progress}>
        <Button size="sm" onClick={() => setAsked('genre')}>
          <Tag aria-hidden />
          {t('list.setGenre')}
        </Button>
        <BulkExport path="/books/export" view={view} selection={selection} />
        <Button size="sm" onClick={() => (selection.isAll ? setAsked('delete') : void remove())}>
          <Trash2 aria-hidden />
          {t('list.delete')}
        </Button>
      </BulkBar>
      <GenreDialog
        open={asked === 'genre'}
        genres={genres}
        onClose={close}
        onChoose={(genreId) => {
          bulk.act(target, { type: 'setGenre', genreId })
          list.release({ leave: false })
        }}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={t('list.deleteAll', { total: countOf(chosen) })}
        text={t('list.deleteAllText', { count: useTrashDays() })}
        tone="danger"
        confirmLabel={t('list.delete')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={remove}
        errorText={problemText}
      />
      <BulkReport bulk={bulk} nameOf={(id) => rows.find((book) => book.id === id)?.title} />
    </>
  )
}
