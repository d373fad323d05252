import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { EmptyLibrary } from '../empty-library.tsx'
import { type GridAddress, gridView } from './grid-view.ts'

export function GridEmpty({ address }: { address: GridAddress }) {
  const { t } = useTranslation('books')
  const { searchTerm, genreId, from } = gridView(address)
  if (!searchTerm && !genreId && !from) {
    return <EmptyLibrary title={t('reader.empty')} text={t('reader.emptyText')} />
  }
  return (
    <NoMatchState
      title={searchTerm ? t('reader.noMatch', { searchTerm }) : t('reader.nothingHere')}
      text={searchTerm && t('reader.noMatchText')}
      actions={
        <>
          {searchTerm && (
            <LinkButton to="/app/books" search={{ genre: address.genre }} variant="primary">
              {t('reader.clearSearch')}
            </LinkButton>
          )}
          {searchTerm && genreId && (
            <LinkButton to="/app/books" search={{ searchTerm }}>
              {t('reader.inAllGenres')}
            </LinkButton>
          )}
          {!searchTerm && <LinkButton to="/app/books">{t('reader.allBooks')}</LinkButton>}
        </>
      }
    />
  )
}
