import { PanelRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'

export function PeekItem({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('resource-pages')
  return (
    <MenuItem
      icon={<PanelRight className="rtl:-scale-x-100" />}
      shortcut={<KeyboardHint keys="Space" />}
      onClick={onClick}
    >
      {t('peek.open')}
    </MenuItem>
  )
}
