import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Popover } from '#ui/overlays/popover.tsx'

export const group = 'overlays'

export default function PopoverExample() {
  const { t } = useTranslation('gallery')
  return (
    <Popover
      trigger={<Button>{t('popover.open')}</Button>}
      title={t('popover.title')}
      description={t('popover.text')}
    />
  )
}
