import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Webhook as WebhookIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { prepareSentences } from '#domains/operations/activity/index.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import { Fetched } from '#kit/problems/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import type { Webhook } from '../../webhook.ts'
import { webhooksQuery } from '../../webhooks.queries.ts'
import { useWebhookPlace } from '../webhook-place.ts'
import { WebhookStatusBadge } from '../webhook-status-badge.tsx'

/** Global webhooks belong to no organization. */
export async function prepareWebhooks(
  context: PageContext & { parts: Parts },
  organizationId: string | null = null,
) {
  const queries = [webhooksQuery(organizationId)]
  await Promise.all([
    prepareSentences(context),
    preparePage({ context, kind: 'list', texts: ['webhooks', 'forms'], queries }),
  ])
}

export function WebhookList({ className, empty }: { className: string; empty: ReactNode }) {
  const { t } = useTranslation('webhooks')
  const { organizationId } = useWebhookPlace()
  return (
    <Fetched
      of={useQuery(webhooksQuery(organizationId))}
      failedTitle={t('list.loadFailed')}
      pending={
        <Loading label={t('list.loading')}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      }
    >
      {(webhooks) =>
        webhooks.length === 0 ? (
          empty
        ) : (
          <ul className={`divide-y divide-line ${className}`}>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} of={webhook} />
            ))}
          </ul>
        )
      }
    </Fetched>
  )
}

function WebhookRow({ of: webhook }: { of: Webhook }) {
  const { t } = useTranslation('webhooks')
  const { detail } = useWebhookPlace()
  const { id, url, events, owner } = webhook
  return (
    <li className="relative flex items-center gap-x-4 px-5 py-4 hover:bg-hover">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <WebhookIcon aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
          <Link {...detail(id)} dir="ltr" className="after:absolute after:inset-0">
            {new URL(url).host}
          </Link>
          <WebhookStatusBadge of={webhook} />
        </p>
        <code dir="ltr" className="mt-0.5 block truncate text-sm text-ink-soft rtl:text-end">
          {url}
        </code>
        <p className="text-sm text-ink-faint">
          {t('list.events', { count: events.length })}
          {' · '}
          <bdi>{owner.name || owner.email}</bdi>
        </p>
      </div>
    </li>
  )
}
