import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListActionProps } from '#kit/resource-pages/index.ts'
import { MenuLinkItem } from '#ui/overlays/parts/menu-item.tsx'
import { exportAddress } from './export-list.ts'

export function ExportItem({ resource, view }: ListActionProps) {
  const { t } = useTranslation('record-list')
  return (
    <MenuLinkItem icon={<Download />} href={exportAddress(resource, view)} download>
      {t('export')}
    </MenuLinkItem>
  )
}
