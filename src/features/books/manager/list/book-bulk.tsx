import { useMutation } from '@tanstack/react-query'
import { Download, Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Genre } from '#features/genres/index.ts'
import {
  BulkBar,
  BulkReport,
  useBulk,
  useCount,
  type useRecordList,
} from '#features/record-list/index.ts'
import { ProblemText } from '#features/session/index.ts'
import { buttonLook } from '#ui/actions/button-look.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { BookSummary } from '../../book.ts'
import type { BookView } from '../../books.queries.ts'
import { useBulkBooks } from '../../bulk/use-bulk-books.tsx'
import { exportAddress } from './export-address.ts'
import { exportChosen } from './export-chosen.ts'
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
  const bulk = useBulk()
  const [asked, setAsked] = useState<'genre' | 'delete'>()
  const { selection, rows, total } = list
  const act = useBulkBooks(bulk)
  const { sort: _order, ...wanted } = view
  const filter = selection.isAll ? wanted : undefined
  const target = { ids: selection.ids, filter }
  const close = () => setAsked(undefined)
  const saving = useMutation({
    mutationFn: exportChosen,
    onError: (error) => toast.error(t('list.exportFailed'), { description: problemText(error) }),
  })

  function remove() {
    act(target, { type: 'delete' })
    selection.clear()
    return Promise.resolve()
  }

  return (
    <>
      <BulkBar list={list} progress={bulk.progress}>
        <Button size="sm" onClick={() => setAsked('genre')}>
          <Tag aria-hidden />
          {t('list.setGenre')}
        </Button>
        {selection.isAll ? (
          <a href={exportAddress(view)} download className={buttonLook('secondary', 'sm')}>
            <Download aria-hidden />
            {t('list.export')}
          </a>
        ) : (
          <Button size="sm" pending={saving.isPending} onClick={() => saving.mutate(selection.ids)}>
            <Download aria-hidden />
            {t('list.export')}
          </Button>
        )}
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
          act(target, { type: 'setGenre', genreId })
          selection.clear()
        }}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={t('list.deleteAll', { total: total && countOf(total) })}
        text={t('list.deleteAllText')}
        tone="danger"
        confirmLabel={t('list.delete')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={remove}
        errorText={problemText}
      />
      <BulkReport
        report={bulk.report}
        nameOf={(id) => rows.find((book) => book.id === id)?.title}
        onClose={bulk.closeReport}
      />
    </>
  )
}
