import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStep } from '#layouts/navigation/step.ts'
import {
  forgetOrganization,
  NameProofDialog,
  useOrganization,
} from '#modules/organizations/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { deleteOrganizationMutation } from '../settings.queries.ts'

const STEPS = ['delete'] as const

export function DeletionCard() {
  const { t } = useTranslation('organizations')
  const { step, open, close } = useStep(STEPS)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(deleteOrganizationMutation)
  const { id, name, slug } = useOrganization()

  async function leave() {
    toast.success(t('settings.deleted', { name }))
    await navigate({ to: '/app/organizations', replace: true })
    await forgetOrganization(queryClient, slug)
  }

  return (
    <div className="mt-12 max-w-xl">
      <Card title={t('settings.deleteTitle')} description={t('settings.deleteText')}>
        <Button onClick={() => open('delete')}>{t('settings.deleteOpen')}</Button>
      </Card>
      <NameProofDialog
        open={step === 'delete'}
        onClose={close}
        title={t('settings.deleteAsk', { name })}
        description={t('settings.deleteText')}
        expected={name}
        submitLabel={t('settings.delete')}
        act={() => mutateAsync({ id })}
        onDone={() => void leave()}
      />
    </div>
  )
}
