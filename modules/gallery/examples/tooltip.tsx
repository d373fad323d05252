import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'

export const group = 'overlays'

export default function TooltipExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="flex items-center gap-3">
      <Tooltip label={t('tooltip.label')} shortcut={<KeyboardHint keys="b" />}>
        <IconButton label={t('tooltip.label')}>
          <Bookmark aria-hidden />
        </IconButton>
      </Tooltip>
      <span className="text-sm text-ink-soft">{t('tooltip.hint')}</span>
    </div>
  )
}
