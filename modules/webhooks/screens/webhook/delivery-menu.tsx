import { Eye, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { MayChange } from '../may-change.tsx'

interface DeliveryMenuProps {
  name: string
  onLeave: () => void
  onOpen: () => void
  onReplay: () => void
}

export function DeliveryMenu({ name, onLeave, onOpen, onReplay }: DeliveryMenuProps) {
  const { t } = useTranslation('webhooks')
  return (
    <RowMenu name={name} onLeave={onLeave}>
      <MenuItem icon={<Eye />} onClick={onOpen}>
        {t('deliveries.details')}
      </MenuItem>
      <MayChange by="update">
        <MenuItem icon={<RotateCw />} onClick={onReplay}>
          {t('replay.action')}
        </MenuItem>
      </MayChange>
    </RowMenu>
  )
}
