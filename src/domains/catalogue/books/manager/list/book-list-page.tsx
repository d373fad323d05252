import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import {
  Filters,
  FilterSelect,
  ListBar,
  RecordList,
  SearchBox,
  useAddressPlace,
  useChosenColumns,
  useListCommands,
  useRecordList,
  ViewMenu,
} from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { useAllowed } from '#layouts/commands/use-permissions.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceWanted } from '#ui/first-use/use-first-use.ts'
import type { BookSummary } from '../../book.ts'
import { bookListQuery } from '../../books.queries.ts'
import { type BooksAddress, bookView } from '../../list/book-address.ts'
import { isSort } from '../../list/sorts.ts'
import { useDeleteBook } from '../../trash/use-delete-book.tsx'
import { BookMenu } from './book-menu.tsx'
import { BookMore } from './book-more.tsx'
import { GenreFilter } from './genre-filter.tsx'
import { NoBooks } from './no-books.tsx'
import { useBookColumns } from './use-book-columns.tsx'
import { useBookOrders } from './use-book-orders.ts'

/** Loads with the first selected book. */
const bulk = createOnDemand(() => import('./book-bulk.tsx'))

const usualColumns = ['author', 'genre', 'publishedYear', 'createdAt']

export function BookListPage(address: BooksAddress) {
  const { t } = useTranslation('books')
  const navigate = useNavigate()
  const { data: genres = [] } = useQuery(genresQuery)
  const view = bookView(address)
  const books = bookListQuery(view, address.cursor || undefined)
  const list = useRecordList({
    query: useInfiniteQuery({ ...books, placeholderData: keepPreviousData }),
    view: JSON.stringify(view),
    belongsToView: ({ deletedAt, genreId, coverId }) =>
      deletedAt === null &&
      (view.genreId === undefined || genreId === view.genreId) &&
      (view.cover === undefined || coverId === null),
  })
  const place = useAddressPlace(address.cursor, books)
  const many = useOnceWanted(bulk, !list.selection.isEmpty)
  const remove = useDeleteBook()
  const columns = useBookColumns(genres)
  const chosen = useChosenColumns('books', usualColumns)
  const { effective, orders } = useBookOrders(address)

  const look = (change: Partial<BooksAddress>) =>
    navigate({ to: '/manager/books', search: { ...address, cursor: '', ...change } })
  const open = ({ id }: BookSummary) => void navigate({ to: '/manager/books/$id', params: { id } })
  const edit = ({ id }: BookSummary) =>
    void navigate({ to: '/manager/books/$id/update', params: { id } })
  const mayEdit = useAllowed({ book: ['update'] })
  useListCommands(list, { open, ...(mayEdit && { edit }) })
  const sorting = {
    sort: effective,
    onSort: (sort: string) => void look({ sort: isSort(sort) ? sort : '' }),
  }

  const menuOf = (book: BookSummary) => (
    <BookMenu book={book} onDelete={() => remove(book)} onLeave={() => list.moveOn(book)} />
  )

  return (
    <Page
      title={t('list.caption')}
      action={
        <div className="flex items-center gap-2">
          <BookMore view={view} />
          <Allowed needs={{ book: ['create'] }}>
            <LinkButton to="/manager/books/new" variant="primary">
              {t('list.new')}
            </LinkButton>
          </Allowed>
        </div>
      }
    >
      <ListBar
        list={list}
        view={<ViewMenu columns={columns} chosen={chosen} sorting={sorting} orders={orders} />}
      >
        <SearchBox searchTerm={address.searchTerm} label={t('list.search')} />
        <Filters>
          <GenreFilter
            genres={genres}
            genreId={address.genre}
            onChange={(genre) => void look({ genre })}
          />
          <FilterSelect
            label={t('list.cover')}
            value={address.cover}
            allLabel={t('list.anyCover')}
            options={[{ value: 'none', label: t('list.noCover') }]}
            onChange={(cover) => void look({ cover: cover === 'none' ? 'none' : '' })}
          />
        </Filters>
      </ListBar>
      <RecordList
        caption={t('list.caption')}
        list={list}
        columns={columns}
        chosen={chosen}
        nameOf={({ title }) => title}
        actions={menuOf}
        sorting={sorting}
        {...place}
        none={<NoBooks address={address} genres={genres} onClear={() => void look(everything)} />}
      />
      {many && <many.BookBulk list={list} view={view} genres={genres} />}
    </Page>
  )
}

const everything = { searchTerm: '', genre: '', cover: '' } as const
