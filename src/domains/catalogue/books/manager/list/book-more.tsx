import { Link } from '@tanstack/react-router'
import { Trash2, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MoreMenu } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import type { BookView } from '../../books.queries.ts'

export function BookMore({ view }: { view: BookView }) {
  const { t } = useTranslation('books')
  return (
    <MoreMenu exporting={{ path: '/books/export', view }}>
      <Allowed needs={{ book: ['create', 'update'] }}>
        <MenuLinkItem icon={<Upload />} render={<Link to="/manager/books/import" />}>
          {t('list.import')}
        </MenuLinkItem>
      </Allowed>
      <Allowed needs={{ book: ['delete'] }}>
        <MenuLinkItem icon={<Trash2 />} render={<Link to="/manager/books/trash" />}>
          {t('trash.caption')}
        </MenuLinkItem>
      </Allowed>
    </MoreMenu>
  )
}
