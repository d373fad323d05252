import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { useQuestion } from '#kit/actions/index.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import {
  ListBar,
  RecordList,
  SearchBox,
  useListCommands,
  useRecordList,
  useShownColumns,
  ViewMenu,
} from '#kit/record-list/index.ts'
import { LiveChanges } from '#kit/resource-pages/index.ts'
import { Allowed, useAllowed } from '#layouts/commands/allowed.tsx'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { genreListQuery, genresChanged, type ListedGenre } from '../list/genre-list.queries.ts'
import { type GenresAddress, genreSorts, genresOf, genreView } from '../list/genre-view.ts'
import { useGenreName } from '../names/use-genre-name.ts'
import { genreRecords } from '../records-of-genres.ts'
import { EditGenreDialog } from './edit-genre-dialog.tsx'
import { GenreBulk } from './genre-bulk.tsx'
import { GenreMenu } from './genre-menu.tsx'
import { MergeGenreDialog } from './merge-genre-dialog.tsx'
import { NewGenreDialog } from './new-genre-dialog.tsx'
import { NoGenres } from './no-genres.tsx'
import { useDeleteGenre } from './use-delete-genre.tsx'
import { useGenreColumns } from './use-genre-columns.tsx'

const STEPS = ['new'] as const
const usualColumns = ['books']

export const prepareGenreList = (context: PageContext) =>
  preparePage({ context, kind: 'list', texts: ['genres', 'forms'], queries: [genreListQuery] })

export function GenreListPage(address: GenresAddress) {
  const { t } = useTranslation('genres')
  const navigate = useNavigate()
  const steps = useStep(STEPS)
  const question = useQuestion<ListedGenre, 'edit' | 'merge' | 'empty'>()
  const view = genreView(address)
  const queryClient = useQueryClient()
  const { language } = useLanguage()
  const nameOf = useGenreName()
  const all = useInfiniteQuery(genreListQuery)
  const genres = all.data?.pages.flatMap(({ items }) => items).filter(isThere) ?? []
  const list = useRecordList({
    query: useInfiniteQuery({
      ...genreListQuery,
      select: (data) => ({
        ...data,
        pages: data.pages.map((page) => {
          const items = genresOf(page.items, view, language)
          return { ...page, items, total: { count: items.length, exact: true } }
        }),
      }),
    }),
    view: JSON.stringify({ ...view, language }),
    belongsToView: isThere,
  })
  const mayCreate = useAllowed({ genre: ['create'] })
  const remove = useDeleteGenre((genre) => question.ask('empty', genre))
  const columns = useGenreColumns()
  const shown = useShownColumns({ list: 'genres', columns, usual: usualColumns })

  const look = (change: Partial<GenresAddress>) =>
    void navigate({ to: '/manager/genres', search: { ...address, ...change } })
  const open = ({ id }: ListedGenre) => void (genreRecords && navigate(genreRecords.linkOf(id)))
  const edit = (genre: ListedGenre) => question.ask('edit', genre)
  const mayEdit = useAllowed({ genre: ['update'] })
  useListCommands(list, { open, ...(mayEdit && { edit }) })
  const orders = genreSorts.map((value) => ({ value, label: t(`list.orders.${value}`) }))
  const sorting = { sort: view.sort, onSort: (sort: string) => look({ sort }) }

  const menuOf = (genre: ListedGenre) => (
    <GenreMenu
      genre={genre}
      onEdit={() => edit(genre)}
      onMerge={() => question.ask('merge', genre)}
      onDelete={() => remove(genre)}
      onLeave={() => list.moveOn(genre)}
    />
  )

  return (
    <Page
      title={t('caption')}
      action={
        <Allowed needs={{ genre: ['create'] }}>
          <Button variant="primary" onClick={() => steps.open('new')}>
            {t('list.new')}
          </Button>
        </Allowed>
      }
    >
      <LiveChanges
        resource="genre"
        rows={list.rows}
        query={genreListQuery}
        cursor=""
        onShow={() => genresChanged(queryClient)}
      />
      <ListBar list={list} view={<ViewMenu {...{ shown, sorting, orders }} />}>
        <SearchBox searchTerm={address.searchTerm} label={t('list.search')} />
      </ListBar>
      <RecordList
        caption={t('caption')}
        list={list}
        columns={columns}
        shown={shown}
        nameOf={nameOf}
        actions={menuOf}
        sorting={sorting}
        none={
          <NoGenres
            searchTerm={address.searchTerm}
            onClear={() => look({ searchTerm: '' })}
            onCreate={() => steps.open('new')}
          />
        }
      />
      <GenreBulk list={list} />
      <NewGenreDialog
        open={mayCreate && steps.step === 'new'}
        genres={genres}
        onClose={steps.close}
      />
      <EditGenreDialog {...question.about('edit')} />
      <MergeGenreDialog {...question.about('merge')} genres={genres} />
      <MergeGenreDialog {...question.about('empty')} genres={genres} deletes />
    </Page>
  )
}

const isThere = ({ isGone }: ListedGenre) => !isGone
