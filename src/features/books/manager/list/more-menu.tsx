import { Link } from '@tanstack/react-router'
import { Download, Ellipsis, Trash2, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import type { BookView } from '../../books.queries.ts'
import { exportAddress } from './export-address.ts'

/** What is done with books as a whole, now and then. */
export function MoreMenu({ view }: { view: BookView }) {
  const { t } = useTranslation('books')
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('list.more')}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuLinkItem icon={<Upload />} render={<Link to="/manager/books/import" />}>
        {t('list.import')}
      </MenuLinkItem>
      <MenuLinkItem
        icon={<Download />}
        render={
          <a href={exportAddress(view)} download>
            {t('list.export')}
          </a>
        }
      >
        {t('list.export')}
      </MenuLinkItem>
      <MenuLinkItem icon={<Trash2 />} render={<Link to="/manager/books/trash" />}>
        {t('trash.caption')}
      </MenuLinkItem>
    </Menu>
  )
}
