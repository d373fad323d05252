import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SensitiveFormDialog } from '#kit/forms/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Envelope } from '#ui/feedback/drawings/envelope.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import type { NewWebhook } from '../../webhook.ts'
import { createWebhookMutation, webhooksQuery } from '../../webhooks.queries.ts'
import { ShownSecret } from '../shown-secret.tsx'
import { emptyWebhookForm } from '../webhook-form-values.ts'
import { WebhookForm } from '../webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

export function WebhooksPage() {
  const { t } = useTranslation('webhooks')
  const query = useQuery(webhooksQuery)
  const [isOpen, setIsOpen] = useState(false)
  const { data: webhooks, error, fetchStatus } = query
  const isAway = !webhooks && (error !== null || fetchStatus === 'paused')
  const create = (
    <Allowed needs={{ webhook: ['create'] }}>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {t('new')}
      </Button>
    </Allowed>
  )
  return (
    <Page title={t('title')} action={webhooks && webhooks.length > 0 && create}>
      {webhooks?.length === 0 && (
        <EmptyState
          drawing={<Envelope />}
          title={t('list.empty')}
          text={t('list.emptyText')}
          actions={create}
        />
      )}
      {webhooks && webhooks.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} of={webhook} />
          ))}
        </ul>
      )}
      {isAway && <FetchFailed of={query} title={t('list.loadFailed')} />}
      {!webhooks && !isAway && (
        <Loading label={t('list.loading')}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      <NewWebhookDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Page>
  )
}

function NewWebhookDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('webhooks')
  const creating = useMutation(createWebhookMutation(useQueryClient()))
  const [made, setMade] = useState<NewWebhook>()
  function close() {
    onClose()
    setMade(undefined)
  }
  return (
    <SensitiveFormDialog
      open={isOpen}
      onClose={close}
      title={made ? t('secret.title') : t('new')}
      description={made ? t('secret.text') : t('form.text')}
    >
      {made ? (
        <ShownSecret secret={made.secret} onDone={close} />
      ) : (
        <WebhookForm
          initial={emptyWebhookForm}
          keptAs="new webhook"
          submitLabel={t('form.create')}
          save={(values) => creating.mutateAsync(values)}
          onSaved={setMade}
          onCancel={close}
        />
      )}
    </SensitiveFormDialog>
  )
}
