import { useTranslation } from 'react-i18next'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { NameForm } from './name-form.tsx'

interface NameDrawerProps {
  open: boolean
  name: string
  onChange: () => void
  onClose: () => void
}

export function NameDrawer({ open, name, onChange, onClose }: NameDrawerProps) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('name.change')}
      closeLabel={t('common:actions.close')}
    >
      <NameForm name={name} onChange={onChange} onDone={onClose} />
    </Drawer>
  )
}
