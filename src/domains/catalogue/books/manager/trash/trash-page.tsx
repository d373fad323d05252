import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import {
  ListCount,
  RecordList,
  useListCommands,
  useRecordList,
  useRenewal,
} from '#kit/record-list/index.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { BookSummary } from '../../book.ts'
import { trashQuery } from '../../books.queries.ts'
import type { NamedBook } from '../../trash/trash.queries.ts'
import { useRestoreBook } from '../../trash/use-restore-book.tsx'
import { useTrashDays } from '../../trash/use-trash-days.ts'
import { DeleteForGood } from './delete-for-good.tsx'
import { TrashBulk } from './trash-bulk.tsx'
import { TrashedBookMenu } from './trashed-book-menu.tsx'
import { useTrashColumns } from './use-trash-columns.tsx'

export function TrashPage() {
  const { t } = useTranslation('books')
  const { data: genres = [] } = useQuery(genresQuery)
  const query = useInfiniteQuery(trashQuery)
  const list = useRecordList({
    query,
    view: 'trash',
    belongsToView: ({ deletedAt }: BookSummary) => deletedAt !== null,
  })
  const renew = useRenewal(trashQuery)
  const restore = useRestoreBook()
  const columns = useTrashColumns(genres, query.dataUpdatedAt)
  useListCommands(list, {})
  const [doomed, setDoomed] = useState<NamedBook>()

  const menuOf = (book: BookSummary) => (
    <TrashedBookMenu
      title={book.title}
      onRestore={() => restore(book)}
      onDelete={() => setDoomed(book)}
      onLeave={() => list.moveOn(book)}
    />
  )

  return (
    <Page title={t('trash.caption')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{t('trash.explanation', { count: useTrashDays() })}</p>
        <ListCount shown={list.rows.length} total={list.total} />
      </div>
      <RecordList
        caption={t('trash.caption')}
        list={list}
        columns={columns}
        nameOf={({ title }) => title}
        actions={menuOf}
        onPlace={renew}
        none={
          <EmptyState
            title={t('trash.empty.title')}
            text={t('trash.empty.text')}
            actions={<LinkButton to="/manager/books">{t('trash.empty.action')}</LinkButton>}
          />
        }
      />
      <TrashBulk list={list} />
      <DeleteForGood book={doomed} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}
