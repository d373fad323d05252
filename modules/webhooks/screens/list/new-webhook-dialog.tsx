import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import type { NewWebhook } from '../../webhook.ts'
import { createWebhookMutation } from '../../webhooks.queries.ts'
import { ShownSecret } from '../shown-secret.tsx'
import { emptyWebhookForm } from '../webhook-form-values.ts'
import { WebhookForm } from '../webhook-form.tsx'
import { useWebhookPlace } from '../webhook-place.ts'

interface NewWebhookDialogProps {
  isOpen: boolean
  onClose: () => void
}

export function NewWebhookDialog({ isOpen, onClose }: NewWebhookDialogProps) {
  const { t } = useTranslation('webhooks')
  const { organizationId } = useWebhookPlace()
  const creating = useMutation(createWebhookMutation)
  const [made, setMade] = useState<NewWebhook>()
  function close() {
    onClose()
    setMade(undefined)
  }
  return (
    <SensitiveFormDialog
      open={isOpen}
      onClose={close}
      showsSecret={made !== undefined}
      title={made ? t('secret.title') : t('new')}
      description={made ? t('secret.text') : t('form.text')}
    >
      {made ? (
        <ShownSecret secret={made.secret} onDone={close} />
      ) : (
        <WebhookForm
          initial={emptyWebhookForm}
          keptAs={`webhooks/new/${organizationId ?? ''}`}
          submitLabel={t('form.create')}
          save={(values) => creating.mutateAsync({ ...values, organizationId })}
          onSaved={setMade}
          onCancel={close}
        />
      )}
    </SensitiveFormDialog>
  )
}
