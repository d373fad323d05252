import { useTranslation } from 'react-i18next'
import { Progress } from '#ui/feedback/progress.tsx'

export const group = 'feedback'

export default function ProgressExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="grid max-w-md gap-6">
      <Progress
        label={t('progress.importing')}
        value={86}
        max={240}
        valueText={t('progress.count', { done: 86, total: 240 })}
      />
      <Progress label={t('progress.reading')} value={null} />
    </div>
  )
}
