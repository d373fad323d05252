import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction, useReportedMutation } from '#kit/actions/index.ts'
import { mutationOf } from '#kit/api/index.ts'
import { FormDialog, SensitiveFormDialog } from '#kit/forms/index.ts'
import { AfterRecentSignIn } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Webhook } from '../../webhook.ts'
import {
  rotateSecretMutation,
  testWebhookMutation,
  updateWebhookMutation,
  webhooksChanged,
} from '../../webhooks.queries.ts'
import { MayChange } from '../may-change.tsx'
import { ShownSecret } from '../shown-secret.tsx'
import { WebhookForm } from '../webhook-form.tsx'
import { useWebhookPlace } from '../webhook-place.ts'

export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const failed = () => t('actions.failed')
  const testing = useReportedMutation(testWebhookMutation, {
    done: () => [t('actions.tested')],
    failed,
  })
  const switching = useReportedMutation(updateWebhookMutation, {
    done: ({ status }) => [status === 'active' ? t('actions.resumed') : t('actions.paused')],
    failed,
  })
  const [step, setStep] = useState<'edit' | 'rotate' | 'delete'>()
  const { id, status } = webhook
  const isActive = status === 'active'
  const dialog = { webhook, onClose: () => setStep(undefined) }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <MayChange by="update">
          <Button
            variant="primary"
            disabled={testing.isPending}
            onClick={() => testing.mutate({ id })}
          >
            {t('actions.test')}
          </Button>
          <Button
            disabled={switching.isPending}
            onClick={() => switching.mutate({ id, active: !isActive })}
          >
            {t(isActive ? 'actions.pause' : 'actions.resume')}
          </Button>
          <Button onClick={() => setStep('edit')}>{t('actions.edit')}</Button>
          <Button onClick={() => setStep('rotate')}>{t('actions.rotate')}</Button>
        </MayChange>
        <MayChange by="delete">
          <Button onClick={() => setStep('delete')}>{t('actions.delete')}</Button>
        </MayChange>
      </div>
      <EditDialog {...dialog} isOpen={step === 'edit'} />
      <RotateDialog {...dialog} isOpen={step === 'rotate'} />
      <DeleteDialog {...dialog} isOpen={step === 'delete'} />
    </>
  )
}

interface DialogProps {
  webhook: Webhook
  isOpen: boolean
  onClose: () => void
}

function EditDialog({ webhook: { id, url, events }, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation('webhooks')
  const updating = useMutation(updateWebhookMutation)
  return (
    <SensitiveFormDialog open={isOpen} onClose={onClose} title={t('actions.editTitle')}>
      <WebhookForm
        initial={{ url, events }}
        keptAs={`webhooks/${id}`}
        submitLabel={t('form.save')}
        save={(values) => updating.mutateAsync({ id, ...values })}
        onSaved={() => {
          toast.success(t('actions.saved'))
          onClose()
        }}
        onCancel={onClose}
      />
    </SensitiveFormDialog>
  )
}

function RotateDialog({ webhook: { id }, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation('webhooks')
  const rotating = useMutation(rotateSecretMutation)
  const [secret, setSecret] = useState<string>()
  const forget = () => setSecret(undefined)
  return (
    <>
      <AfterRecentSignIn open={isOpen} onDismiss={onClose}>
        {(isAsked) => (
          <ConfirmAction
            open={isAsked}
            onClose={onClose}
            tone="primary"
            title={t('rotate.title')}
            text={t('rotate.text')}
            confirmLabel={t('rotate.confirm')}
            onConfirm={async () => setSecret((await rotating.mutateAsync({ id })).secret)}
          />
        )}
      </AfterRecentSignIn>
      <FormDialog
        open={secret !== undefined}
        onClose={forget}
        showsSecret={secret !== undefined}
        title={t('secret.title')}
        description={t('secret.text')}
      >
        {secret !== undefined && <ShownSecret secret={secret} onDone={forget} />}
      </FormDialog>
    </>
  )
}

function DeleteDialog({ webhook: { id, url }, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation('webhooks')
  const { list } = useWebhookPlace()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const deleting = useMutation(mutationOf('webhooks.delete'))
  return (
    <ConfirmAction
      open={isOpen}
      onClose={onClose}
      title={t('delete.title')}
      text={t('delete.text', { host: new URL(url).host })}
      confirmLabel={t('delete.confirm')}
      onConfirm={async () => {
        await deleting.mutateAsync({ id })
        toast.success(t('delete.done'))
        // Leaves first, so that the page does not refetch what is gone.
        await navigate({ ...list, replace: true })
        await webhooksChanged(queryClient)
      }}
    />
  )
}
