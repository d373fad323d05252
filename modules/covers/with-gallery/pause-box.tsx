import { useTranslation } from 'react-i18next'
import { PauseBox } from '../ui/pause-box.tsx'

export const group = 'actions'

export default function PauseBoxExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="relative min-h-18">
      <PauseBox label={t('banner.stop')} />
    </div>
  )
}
