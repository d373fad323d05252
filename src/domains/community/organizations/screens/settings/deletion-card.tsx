import { useTranslation } from 'react-i18next'
import { useStep } from '#layouts/navigation/step.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { useOrganization } from '../frame/use-organization.ts'
import { DeleteDialog } from './delete-dialog.tsx'

const STEPS = ['delete'] as const

export function DeletionCard() {
  const { t } = useTranslation('organizations')
  const { step, open, close } = useStep(STEPS)
  return (
    <div className="mt-12 max-w-xl">
      <Card title={t('settings.deleteTitle')} description={t('settings.deleteText')}>
        <Button onClick={() => open('delete')}>{t('settings.deleteOpen')}</Button>
      </Card>
      <DeleteDialog organization={useOrganization()} open={step === 'delete'} onClose={close} />
    </div>
  )
}
