import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import type { NewWebhook } from '../../webhook.ts'
import { createWebhookMutation } from '../../webhooks.queries.ts'
import { ShownSecret } from '../shown-secret.tsx'
import { WebhookForm } from '../webhook-form.tsx'
import { useWebhookPlace } from '../webhook-place.ts'

export function NewWebhookDialog(props: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('webhooks')
  const { organizationId } = useWebhookPlace()
  const creating = useMutation(createWebhookMutation)
  const [made, setMade] = useState<NewWebhook>()
  function close() {
    props.onClose()
    setMade(undefined)
  }
  return (
    <SensitiveFormDialog
      open={props.isOpen}
      onClose={close}
      showsSecret={made !== undefined}
      title={made ? t('secret.title') : t('new')}
      description={made ? t('secret.text') : t('form.text')}
    >
      {made ? (
        <ShownSecret secret={made.secret} onDone={close} />
      ) : (
        <WebhookForm
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
