import { Link } from '@tanstack/react-router'
import { BookOpen, Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import type { ListedGenre } from '../list/genre-list.queries.ts'
import { useGenreName } from '../names/use-genre-name.ts'
import { genreRecords } from '../records-of-genres.ts'

interface GenreMenuProps extends ItemsProps {
  onLeave: () => void
}

export function GenreMenu({ onLeave, ...items }: GenreMenuProps) {
  const nameOf = useGenreName()
  return (
    <RowMenu name={nameOf(items.genre)} onLeave={onLeave}>
      <Items {...items} />
    </RowMenu>
  )
}

interface ItemsProps {
  genre: ListedGenre
  onEdit: () => void
  onMerge: () => void
  onDelete: () => void
}

function Items({ genre, onEdit, onMerge, onDelete }: ItemsProps) {
  const { t } = useTranslation('genres')
  const isEmpty = genre.books.count === 0
  const DeleteItem = isEmpty ? LeavingItem : MenuItem
  return (
    <>
      {genreRecords && (
        <Allowed needs={genreRecords.needs}>
          <MenuLinkItem icon={<BookOpen />} render={<Link {...genreRecords.linkOf(genre.id)} />}>
            {t('list.showBooks')}
          </MenuLinkItem>
        </Allowed>
      )}
      <Allowed needs={{ genre: ['update'] }}>
        <MenuItem icon={<Pencil />} onClick={onEdit}>
          {t('list.edit')}
        </MenuItem>
      </Allowed>
      <Allowed needs={{ genre: ['update', 'delete'] }}>
        <MenuItem icon={<Merge />} onClick={onMerge}>
          {t('list.merge')}
        </MenuItem>
      </Allowed>
      <Allowed needs={{ genre: isEmpty ? ['delete'] : ['update', 'delete'] }}>
        <DeleteItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
          {t('list.delete')}
        </DeleteItem>
      </Allowed>
    </>
  )
}
