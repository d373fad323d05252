import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { prepareSentences } from '#domains/operations/activity/index.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { Awaited, CardPending } from '#kit/record-page/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import type { Webhook } from '../../webhook.ts'
import { webhookQuery } from '../../webhooks.queries.ts'
import { useWebhookPlace } from '../webhook-place.ts'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookFacts } from './webhook-facts.tsx'
import { type WebhookAddress, type WebhookPartProps, webhookParts } from './webhook-part.ts'

export async function prepareWebhook(
  context: PageContext & { parts: Parts },
  webhook: WebhookPartProps,
) {
  await Promise.all([
    prepareSentences(context),
    preparePage({
      context,
      kind: 'record',
      texts: ['webhooks', 'record-list'],
      exists: z.safeParse(z.uuid(), webhook.id).success,
      queries: [
        webhookQuery(webhook.id),
        ...webhookParts.flatMap(([, { queries }]) => queries(webhook)),
      ],
    }),
  ])
}

const widths = ['w-56', 'w-16', 'w-40', 'w-24']

export function WebhookPage({ id, address }: WebhookPartProps) {
  const { t } = useTranslation(['webhooks', 'layouts'])
  const { Frame } = useWebhookPlace()
  return (
    <Awaited
      Frame={Frame}
      of={useQuery(webhookQuery(id))}
      title={t('layouts:pages.managerWebhook')}
      failedTitle={t('loadFailed')}
      pending={<CardPending label={t('loading')} widths={widths} />}
    >
      {(webhook) => <OneWebhook webhook={webhook} address={address} />}
    </Awaited>
  )
}

function OneWebhook({ webhook, address }: { webhook: Webhook; address: WebhookAddress }) {
  const { Frame } = useWebhookPlace()
  const { host } = new URL(webhook.url)
  usePageTitle(host)
  const title = (
    <bdi dir="ltr" className="wrap-anywhere">
      {host}
    </bdi>
  )
  return (
    <Frame title={title} action={<WebhookActions webhook={webhook} />}>
      <WebhookFacts webhook={webhook} />
      {webhookParts.map(([name, { Part }]) => (
        <Part key={name} id={webhook.id} address={address} />
      ))}
    </Frame>
  )
}
