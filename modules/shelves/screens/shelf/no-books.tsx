import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { OpenPages } from '#modules/covers/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import type { Shelf } from '../../shelf.ts'
import { shelfParts } from './shelf-parts.ts'

interface NoBooksProps {
  shelf: Shelf
  searchTerm: string
  onAdd: () => void
}

export function NoBooks({ shelf, searchTerm, onAdd }: NoBooksProps) {
  const { t } = useTranslation(['shelves', 'record-list'])
  const navigate = useNavigate()
  const { AddButton } = shelfParts
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
  return (
    <EmptyState
      drawing={<OpenPages />}
      title={t('shelf.empty')}
      text={emptyText(shelf, t)}
      actions={
        <>
          {shelf.access !== 'read' && AddButton && <AddButton onClick={onAdd} />}
          {shelf.access !== 'add' && <LinkButton to="/app/books">{t('shelf.browse')}</LinkButton>}
        </>
      }
    />
  )
}

/** The bookmark and menu below covers offer only the user's own shelves, so other shelves need other hints. */
export function emptyText(shelf: Shelf, t: TFunction<'shelves'>) {
  const { access, kind, owner } = shelf
  if (access === 'read') return t('shelf.emptyRead', { owner: `\u2068${owner.name}\u2069` })
  if (shelfParts.emptyText) return shelfParts.emptyText(shelf, t)
  return kind === 'wanted' ? t('shelf.emptyWanted') : t('shelf.emptyOwn')
}
