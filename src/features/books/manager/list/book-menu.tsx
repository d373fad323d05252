import { Link } from '@tanstack/react-router'
import { BookOpen, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import type { BookSummary } from '../../book.ts'

/** What can be done with one book. */
export function BookMenu({ book, onDelete }: { book: BookSummary; onDelete: () => void }) {
  const { t } = useTranslation('books')
  const { id, title } = book
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('list.actionsOn', { title })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuLinkItem icon={<BookOpen />} render={<Link to="/manager/books/$id" params={{ id }} />}>
        {t('list.open')}
      </MenuLinkItem>
      <MenuLinkItem
        icon={<Pencil />}
        render={<Link to="/manager/books/$id/update" params={{ id }} />}
      >
        {t('form.update')}
      </MenuLinkItem>
      <MenuItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
        {t('list.delete')}
      </MenuItem>
    </Menu>
  )
}
