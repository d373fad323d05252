import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { prepareSentences } from '#domains/operations/activity/index.ts'
import type { PageContext } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { webhooksQuery } from '../../webhooks.queries.ts'
import { useWebhookPlace } from '../webhook-place.ts'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'

export const prepareWebhooksCard = (
  { i18n, queryClient, parts }: PageContext & { parts: Parts },
  organizationId: string,
) =>
  Promise.all([
    prepareSentences({ i18n, parts }),
    i18n.loadNamespaces(['webhooks', 'forms', 'problems']),
    queryClient.query(webhooksQuery(organizationId)),
  ])

/** The webhooks of an organization, in its settings. */
export function WebhooksCard() {
  const { t } = useTranslation('webhooks')
  const query = useQuery(webhooksQuery(useWebhookPlace().organizationId))
  const [isOpen, setIsOpen] = useState(false)
  const { data: webhooks, error, fetchStatus } = query
  const isAway = !webhooks && (error !== null || fetchStatus === 'paused')
  return (
    <Card title={t('title')} description={t('organization.explanation')}>
      {webhooks?.length === 0 && <p className="text-sm text-ink-soft">{t('list.empty')}</p>}
      {webhooks && webhooks.length > 0 && (
        <ul className="-mx-5 -my-4 divide-y divide-line">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} of={webhook} />
          ))}
        </ul>
      )}
      {isAway && <FetchFailed of={query} title={t('list.loadFailed')} />}
      {!webhooks && !isAway && (
        <Loading label={t('list.loading')}>
          <Skeleton className="h-14 w-full" />
        </Loading>
      )}
      <div className="-mx-5 mt-4 border-t border-line px-5 pt-4">
        <Button onClick={() => setIsOpen(true)}>{t('new')}</Button>
      </div>
      <NewWebhookDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  )
}
