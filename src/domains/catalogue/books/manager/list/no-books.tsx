import { useTranslation } from 'react-i18next'
import type { Genre } from '#domains/catalogue/genres/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { BooksAddress } from '../../list/book-address.ts'

interface NoBooksProps {
  address: BooksAddress
  genres: readonly Genre[]
  onClear: () => void
}

export function NoBooks({ address: { searchTerm, genre, cover }, genres, onClear }: NoBooksProps) {
  const { t } = useTranslation(['books', 'record-list'])
  const isSearched = searchTerm !== ''
  const isFiltered = genre !== ''
  const isCoverless = cover !== ''
  if (!isSearched && !isFiltered && !isCoverless) {
    return (
      <EmptyState
        title={t('list.empty.title')}
        text={t('list.empty.text')}
        actions={
          <>
            <Allowed needs={{ book: ['create'] }}>
              <LinkButton to="/manager/books/new" variant="primary">
                {t('list.empty.add')}
              </LinkButton>
            </Allowed>
            <Allowed needs={{ book: ['create', 'update'] }}>
              <LinkButton to="/manager/books/import">{t('list.import')}</LinkButton>
            </Allowed>
          </>
        }
      />
    )
  }
  const name = genres.find(({ id }) => id === genre)?.name
  return (
    <NoMatchState
      title={t('list.noMatch.title')}
      text={
        <span className="wrap-anywhere">
          {isSearched && t('record-list:searched', { searchTerm })}{' '}
          {isFiltered && t('list.noMatch.inGenre', { genre: name ?? genre })}{' '}
          {isCoverless && t('list.noMatch.withoutCover')}
        </span>
      }
      actions={<Button onClick={onClear}>{t('record-list:clearSearch')}</Button>}
    />
  )
}
