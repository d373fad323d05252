import { Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Genre } from '#domains/catalogue/genres/index.ts'
import { useFormat } from '#i18n/use-format.ts'
import { api } from '#kit/api/index.ts'
import { ProblemText } from '#kit/problems/index.ts'
import {
  BulkBar,
  BulkExport,
  BulkReport,
  Counting,
  useExactCount,
  type useRecordList,
} from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
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

export function BookBulk({ list, view, genres }: BookBulkProps) {
  const { t } = useTranslation(['books', 'common'])
  const { number } = useFormat()
  const bulk = useBulkBooks()
  const { selection, chosen, rows } = list
  const [asked, setAsked] = useState<'genre' | 'delete'>()
  // Keeps the count for the dialog's exit animation, when the selection is already empty.
  const [known, keep] = useState<typeof chosen>()
  const { sort: _order, ...wanted } = view
  const target = { ids: selection.ids, filter: selection.isAll ? wanted : undefined }
  const counted = useExactCount({
    known,
    isAsked: asked === 'delete',
    of: ['books', wanted],
    count: async (signal) => (await api()).books.count(wanted, { signal }),
  })
  const total = counted.count === undefined ? '…' : number(counted.count)
  const close = () => setAsked(undefined)

  function askToDelete() {
    keep(chosen)
    setAsked('delete')
  }

  function remove() {
    bulk.act(target, { type: 'delete' })
    list.release({ leave: true })
    return Promise.resolve()
  }

  return (
    <>
      <BulkBar list={list} progress={bulk.progress}>
        <Allowed needs={{ book: ['update', 'delete'] }}>
          <Button size="sm" onClick={() => setAsked('genre')}>
            <Tag aria-hidden />
            {t('list.setGenre')}
          </Button>
        </Allowed>
        <BulkExport path="/books/export" view={view} selection={selection} />
        <Allowed needs={{ book: ['update', 'delete'] }}>
          <Button size="sm" onClick={() => (selection.isAll ? askToDelete() : void remove())}>
            <Trash2 aria-hidden />
            {t('list.delete')}
          </Button>
        </Allowed>
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
        title={t('list.deleteAll', { total })}
        text={t('list.deleteAllText', { count: useTrashDays() })}
        tone="danger"
        confirmLabel={t('list.delete')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={remove}
        isReady={counted.count !== undefined}
        errorText={problemText}
      >
        <Counting counted={counted} />
      </ConfirmDialog>
      <BulkReport bulk={bulk} nameOf={(id) => rows.find((book) => book.id === id)?.title} />
    </>
  )
}
