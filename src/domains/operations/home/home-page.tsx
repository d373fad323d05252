import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  BookRow,
  BookRowPending,
  EmptyLibrary,
  newBooksQuery,
} from '#domains/catalogue/reader/index.ts'
import { shelfBooksQuery } from '#domains/catalogue/shelves/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Page } from '#layouts/page.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { AreaSwitch } from './area-switch.tsx'
import { FirstAdmin } from './first-admin.tsx'
import { GenresToBrowse } from './genres-to-browse.tsx'
import { ProjectLinks } from './project-links.tsx'

/** Where a reader goes on, finds what is new, and looks around. */
export function HomePage() {
  const { t } = useTranslation('home')
  const user = useSession()?.user
  const newBooks = useQuery(newBooksQuery)
  const [firstName] = user?.name.trim().split(/\s+/) ?? []
  const title = t('greeting', { name: firstName || user?.email })
  return (
    <Awaited
      of={newBooks}
      title={title}
      failedTitle={t('failed')}
      pending={
        <Loading label={t('loading')}>
          <BookRowPending />
        </Loading>
      }
    >
      {(books) => (
        <Page title={title}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
            <FirstAdmin />
            <Continue />
            {books.length > 0 ? (
              <BookRow
                title={t('newBooks')}
                books={books}
                more={<TextLink to="/app/books">{t('allBooks')}</TextLink>}
              />
            ) : (
              <EmptyLibrary title={t('empty')} text={t('emptyText')} />
            )}
            <GenresToBrowse />
            <AreaSwitch here="app" />
            <ProjectLinks />
          </div>
        </Page>
      )}
    </Awaited>
  )
}

/** What somebody is reading; the page is whole without. */
function Continue() {
  const { t } = useTranslation('home')
  const { data } = useInfiniteQuery(shelfBooksQuery('reading'))
  const [page] = data?.pages ?? []
  if (!page || page.items.length === 0) return null
  return (
    <BookRow
      title={t('continue')}
      books={page.items.slice(0, 12).map(({ book }) => book)}
      more={
        <TextLink to="/app/shelves/$shelf" params={{ shelf: 'reading' }}>
          {t('wholeShelf')}
        </TextLink>
      }
    />
  )
}
