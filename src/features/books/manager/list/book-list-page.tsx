import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { genresQuery } from '#features/genres/index.ts'
import {
  ListCount,
  RecordList,
  SearchBox,
  ShortcutSheet,
  useChosenColumns,
  useListCommands,
  useRecordList,
  ViewMenu,
} from '#features/record-list/index.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import type { BookSummary } from '../../book.ts'
import { bookListQuery } from '../../books.queries.ts'
import { type BooksAddress, viewOf } from '../../list/book-address.ts'
import { isSort } from '../../list/sorts.ts'
import { useDeleteBook } from '../../trash/use-delete-book.tsx'
import { BookBulk } from './book-bulk.tsx'
import { BookMenu } from './book-menu.tsx'
import { GenreFilter } from './genre-filter.tsx'
import { MoreMenu } from './more-menu.tsx'
import { NoBooks } from './no-books.tsx'
import { useBookColumns } from './use-book-columns.tsx'
import { useOrders } from './use-orders.ts'

/** What stands beside the title unless somebody chooses otherwise. */
const usualColumns = ['author', 'genre', 'publishedYear', 'createdAt']

/** The manager's list of books; which ones, the address says. */
export function BookListPage(address: BooksAddress) {
  const { t } = useTranslation('books')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const search = useRef<HTMLInputElement>(null)
  const { data: genres = [] } = useQuery(genresQuery)
  const view = viewOf(address)
  const books = bookListQuery(view, address.cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...books, placeholderData: keepPreviousData }),
    view: JSON.stringify(view),
    holds: ({ deletedAt, genreId }) =>
      deletedAt === null && (view.genreId === undefined || genreId === view.genreId),
  })
  const remove = useDeleteBook()
  const columns = useBookColumns(genres)
  const chosen = useChosenColumns('books', usualColumns)
  const { effective, orders } = useOrders(address)

  const look = (change: Partial<BooksAddress>) =>
    navigate({ to: '/manager/books', search: { ...address, cursor: '', ...change } })
  const open = ({ id }: BookSummary) => void navigate({ to: '/manager/books/$id', params: { id } })
  const edit = ({ id }: BookSummary) =>
    void navigate({ to: '/manager/books/$id/update', params: { id } })
  const sheet = useListCommands(list, { search, open, edit })
  const sorting = {
    sort: effective,
    onSort: (sort: string) => void look({ sort: isSort(sort) ? sort : '' }),
  }

  const menuOf = (book: BookSummary) => (
    <BookMenu book={book} onDelete={() => remove(book)} onLeave={() => list.moveOn(book)} />
  )

  async function showFromBeginning() {
    await look({})
    await queryClient.resetQueries({ queryKey: books.queryKey, exact: true })
  }

  return (
    <Page
      title={t('list.caption')}
      action={
        <div className="flex items-center gap-2">
          <MoreMenu view={view} />
          <LinkButton to="/manager/books/new" variant="primary">
            {t('list.new')}
          </LinkButton>
        </div>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox ref={search} searchTerm={address.searchTerm} label={t('list.search')} />
        <GenreFilter
          genres={genres}
          genreId={address.genre}
          onChange={(genre) => void look({ genre })}
        />
        <ListCount shown={list.rows.length} total={list.total} />
        <div className="ms-auto">
          <ViewMenu
            columns={columns.filter(({ slot }) => slot !== 'title')}
            chosen={chosen}
            sorting={sorting}
            orders={orders}
          />
        </div>
      </div>
      <RecordList
        caption={t('list.caption')}
        list={list}
        columns={columns.filter(({ id, slot }) => slot === 'title' || chosen.has(id))}
        nameOf={({ title }) => title}
        actions={menuOf}
        sorting={sorting}
        onPlace={(cursor) => {
          if (cursor === address.cursor) return
          const to = { ...address, cursor }
          void navigate({ to: '/manager/books', search: to, replace: true, resetScroll: false })
        }}
        onBegin={() => void showFromBeginning()}
        none={<NoBooks address={address} genres={genres} onClear={() => void look(everything)} />}
      />
      <BookBulk list={list} view={view} genres={genres} />
      <ShortcutSheet {...sheet} />
    </Page>
  )
}

const everything = { searchTerm: '', genre: '' }
