import { useTranslation } from 'react-i18next'
import { Stepper } from '#ui/navigation/stepper.tsx'

export const group = 'navigation'

export default function StepperExample() {
  const { t } = useTranslation('gallery')
  const labels = [t('search'), t('edit'), t('save')]
  return (
    <Stepper
      label={t('navigation.steps')}
      steps={labels.map((label, at) => ({ id: label, mark: `${at + 1}`, label }))}
      current={t('edit')}
    />
  )
}
