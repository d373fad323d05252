import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '#kit/actions/index.ts'
import { mutationOf } from '#kit/api/index.ts'
import { FormDialog, SensitiveFormDialog } from '#kit/forms/index.ts'
import { toastFailure } from '#kit/problems/index.ts'
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

type Step = 'edit' | 'rotate' | 'delete'

export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const testing = useMutation(testWebhookMutation)
  const updating = useMutation(updateWebhookMutation)
  const [step, setStep] = useState<Step>()
  const { id, status } = webhook
  const isActive = status === 'active'

  async function act(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      toast.success(done)
    } catch (error) {
      toastFailure(t('actions.failed'), error)
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <MayChange by="update">
          <Button
            variant="primary"
            disabled={testing.isPending}
            onClick={() => void act(() => testing.mutateAsync({ id }), t('actions.tested'))}
          >
            {t('actions.test')}
          </Button>
          <Button
            disabled={updating.isPending}
            onClick={() =>
              void act(
                () => updating.mutateAsync({ id, active: !isActive }),
                t(isActive ? 'actions.paused' : 'actions.resumed'),
              )
            }
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
      <EditDialog webhook={webhook} isOpen={step === 'edit'} onClose={() => setStep(undefined)} />
      <RotateDialog id={id} isOpen={step === 'rotate'} onClose={() => setStep(undefined)} />
      <DeleteDialog
        webhook={webhook}
        isOpen={step === 'delete'}
        onClose={() => setStep(undefined)}
      />
    </>
  )
}

interface DialogProps {
  isOpen: boolean
  onClose: () => void
}

function EditDialog({ webhook, isOpen, onClose }: DialogProps & { webhook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const updating = useMutation(updateWebhookMutation)
  const { id, url, events } = webhook
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

function RotateDialog({ id, isOpen, onClose }: DialogProps & { id: string }) {
  const { t } = useTranslation('webhooks')
  const rotating = useMutation(rotateSecretMutation)
  const [secret, setSecret] = useState<string>()
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
        onClose={() => setSecret(undefined)}
        showsSecret={secret !== undefined}
        title={t('secret.title')}
        description={t('secret.text')}
      >
        {secret !== undefined && (
          <ShownSecret secret={secret} onDone={() => setSecret(undefined)} />
        )}
      </FormDialog>
    </>
  )
}

function DeleteDialog({ webhook, isOpen, onClose }: DialogProps & { webhook: Webhook }) {
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
      text={t('delete.text', { host: new URL(webhook.url).host })}
      confirmLabel={t('delete.confirm')}
      onConfirm={async () => {
        await deleting.mutateAsync({ id: webhook.id })
        toast.success(t('delete.done'))
        // Leaves first, so that the page does not refetch what is gone.
        await navigate({ ...list, replace: true })
        await webhooksChanged(queryClient)
      }}
    />
  )
}
