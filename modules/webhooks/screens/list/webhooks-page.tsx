import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Envelope } from '#ui/feedback/drawings/envelope.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { webhooksQuery } from '../../webhooks.queries.ts'
import { MayChange } from '../may-change.tsx'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { WebhookList } from './webhook-list.tsx'

export function WebhooksPage() {
  const { t } = useTranslation('webhooks')
  const { data: webhooks = [] } = useQuery(webhooksQuery(null))
  const [isOpen, setIsOpen] = useState(false)
  const create = (
    <MayChange by="create">
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {t('new')}
      </Button>
    </MayChange>
  )
  return (
    <Page title={t('title')} action={webhooks.length > 0 && create}>
      <WebhookList
        className="overflow-hidden rounded-lg border border-line bg-card"
        empty={
          <EmptyState
            drawing={<Envelope />}
            title={t('list.empty')}
            text={t('list.emptyText')}
            actions={create}
          />
        }
      />
      <NewWebhookDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Page>
  )
}
