import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { Shelf } from '../shelf.ts'

interface NoBooksProps {
  shelf: Shelf
  searchTerm: string
  onAdd: () => void
}

/** No book: because none was put there yet, or because none is what was searched for. */
export function NoBooks({ shelf, searchTerm, onAdd }: NoBooksProps) {
  const { t } = useTranslation(['shelves', 'record-list'])
  const navigate = useNavigate()
  if (searchTerm) {
    const clear = () => void navigate({ to: '.', search: {} })
    return (
      <NoMatchState
        title={t('shelf.noMatch')}
        text={t('record-list:searched', { searchTerm })}
        actions={<Button onClick={clear}>{t('record-list:clearSearch')}</Button>}
      />
    )
  }
  if (shelf.access === 'read') {
    return (
      <EmptyState
        title={t('shelf.empty')}
        text={t('shelf.emptyRead')}
        actions={<LinkButton to="/app/books">{t('shelf.browse')}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      title={t('shelf.empty')}
      text={t('shelf.emptyText')}
      actions={
        <>
          <LinkButton to="/app/books" variant="primary">
            {t('shelf.browse')}
          </LinkButton>
          <Button onClick={onAdd}>{t('find.addTitle')}</Button>
        </>
      }
    />
  )
}
