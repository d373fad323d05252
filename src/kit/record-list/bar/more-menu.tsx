import { Download, Ellipsis } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { type ExportView, exportAddress } from '../export.ts'

interface MoreMenuProps {
  exporting: { path: string; view: ExportView }
  from?: ComponentProps<typeof Menu>['from']
  children?: ReactNode
}

export function MoreMenu({ exporting: { path, view }, from, children }: MoreMenuProps) {
  const { t } = useTranslation('record-list')
  return (
    <Menu
      align="end"
      from={from}
      trigger={
        <IconButton label={t('more')}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuLinkItem
        icon={<Download />}
        render={
          <a href={exportAddress(path, view)} download>
            {t('export')}
          </a>
        }
      >
        {t('export')}
      </MenuLinkItem>
      {children}
    </Menu>
  )
}
