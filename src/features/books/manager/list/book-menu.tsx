import { Link } from '@tanstack/react-router'
import { BookOpen, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { MenuItem, MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import type { BookSummary } from '../../book.ts'

interface BookMenuProps {
  book: BookSummary
  onDelete: () => void
  /** The row is leaving, and the button of the menu with it: the focus wants another place. */
  onLeave: () => void
}

/** What can be done with one book. */
export function BookMenu({ book, onDelete, onLeave }: BookMenuProps) {
  const isLeaving = useRef(false)
  const { t } = useTranslation('books')
  const { id, title } = book
  return (
    <Menu
      align="end"
      finalFocus={() => {
        if (isLeaving.current) onLeave()
        return !isLeaving.current
      }}
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
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        onClick={() => {
          isLeaving.current = true
          onDelete()
        }}
      >
        {t('list.delete')}
      </MenuItem>
    </Menu>
  )
}
