import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prepareSentences } from '#domains/operations/activity/index.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Envelope } from '#ui/feedback/drawings/envelope.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { webhooksQuery } from '../../webhooks.queries.ts'
import { MayChange } from '../may-change.tsx'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'

export async function prepareWebhooks(context: PageContext & { parts: Parts }) {
  await Promise.all([
    prepareSentences(context),
    preparePage({
      context,
      kind: 'list',
      texts: ['webhooks', 'forms'],
      queries: [webhooksQuery(null)],
    }),
  ])
}

export function WebhooksPage() {
  const { t } = useTranslation('webhooks')
  const query = useQuery(webhooksQuery(null))
  const [isOpen, setIsOpen] = useState(false)
  const { data: webhooks, error, fetchStatus } = query
  const isAway = !webhooks && (error !== null || fetchStatus === 'paused')
  const create = (
    <MayChange by="create">
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        {t('new')}
      </Button>
    </MayChange>
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
