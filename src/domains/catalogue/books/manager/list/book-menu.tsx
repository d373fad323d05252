import { Link } from '@tanstack/react-router'
import { BookOpen, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import type { BookSummary } from '../../book.ts'

interface BookMenuProps {
  book: BookSummary
  onDelete: () => void
  onLeave: () => void
}

export function BookMenu({ book: { id, title }, onDelete, onLeave }: BookMenuProps) {
  const { t } = useTranslation('books')
  return (
    <RowMenu name={title} onLeave={onLeave}>
      <MenuLinkItem icon={<BookOpen />} render={<Link to="/manager/books/$id" params={{ id }} />}>
        {t('list.open')}
      </MenuLinkItem>
      <Allowed needs={{ book: ['update'] }}>
        <MenuLinkItem
          icon={<Pencil />}
          render={<Link to="/manager/books/$id/update" params={{ id }} />}
        >
          {t('form.update')}
        </MenuLinkItem>
      </Allowed>
      <Allowed needs={{ book: ['delete'] }}>
        <LeavingItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
          {t('list.delete')}
        </LeavingItem>
      </Allowed>
    </RowMenu>
  )
}
