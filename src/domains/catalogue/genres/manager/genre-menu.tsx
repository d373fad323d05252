import { Link } from '@tanstack/react-router'
import { BookOpen, Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import type { ListedGenre } from '../list/genre-list.query.ts'

interface GenreMenuProps {
  genre: ListedGenre
  onEdit: () => void
  onMerge: () => void
  onDelete: () => void
  onLeave: () => void
}

/** What can be done with one genre; one that has books asks where they go before it is deleted. */
export function GenreMenu({ genre, onEdit, onMerge, onDelete, onLeave }: GenreMenuProps) {
  const { t } = useTranslation('genres')
  const DeleteItem = genre.books.count === 0 ? LeavingItem : MenuItem
  return (
    <RowMenu name={genre.name} onLeave={onLeave}>
      <MenuLinkItem
        icon={<BookOpen />}
        render={<Link to="/manager/books" search={{ genre: genre.id }} />}
      >
        {t('list.showBooks')}
      </MenuLinkItem>
      <MenuItem icon={<Pencil />} onClick={onEdit}>
        {t('list.edit')}
      </MenuItem>
      <MenuItem icon={<Merge />} onClick={onMerge}>
        {t('list.merge')}
      </MenuItem>
      <DeleteItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
        {t('list.delete')}
      </DeleteItem>
    </RowMenu>
  )
}
