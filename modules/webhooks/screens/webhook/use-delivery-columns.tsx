import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { fromNow } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import { type Column, ColumnFallback, ownScript } from '#kit/record-list/index.ts'
import { openedHere } from '#layouts/navigation/step.ts'
import type { Delivery } from '../../delivery.ts'
import { useWebhookPlace } from '../webhook-place.ts'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'
import type { DeliveriesAddress } from './delivery-view.ts'
import { useEventName } from './use-event-name.ts'

export function useDeliveryColumns(readAt: number, address: DeliveriesAddress): Column<Delivery>[] {
  const { t } = useTranslation('webhooks')
  const format = useFormat()
  return [
    {
      id: 'event',
      label: t('deliveries.event'),
      slot: 'title',
      cell: (delivery) => <DeliveryTitle {...{ delivery, address }} />,
    },
    {
      id: 'state',
      label: t('deliveries.state'),
      width: 9,
      priority: 1,
      cell: (delivery) => <DeliveryStateBadge {...delivery} />,
    },
    {
      id: 'answer',
      label: t('deliveries.answer'),
      width: 10,
      priority: 3,
      cell: (delivery) => <DeliveryAnswer {...delivery} />,
    },
    {
      id: 'attempts',
      label: t('deliveries.attempts'),
      width: 6,
      priority: 4,
      numeric: true,
      cell: ({ attempts }) => format.number(attempts),
    },
    {
      id: 'time',
      label: t('deliveries.time'),
      width: 9,
      priority: 2,
      numeric: true,
      cell: ({ createdAt }) => (
        // Browsers can format a time slightly differently from the server.
        <time dateTime={createdAt.toISOString()} suppressHydrationWarning>
          {fromNow(createdAt.getTime(), readAt, format)}
        </time>
      ),
    },
  ]
}

function DeliveryAnswer({ response, failure }: Pick<Delivery, 'response' | 'failure'>) {
  const { t } = useTranslation('webhooks')
  if (response) return <span className="tabular-nums">{response.status}</span>
  return failure && <span className="text-ink-soft">{t(`failures.${failure}`)}</span>
}

function DeliveryTitle({ delivery, address }: { delivery: Delivery; address: DeliveriesAddress }) {
  const { t } = useTranslation('webhooks')
  const nameOf = useEventName()
  const { detail } = useWebhookPlace()
  const { id, webhookId, type, kind } = delivery
  return (
    <div className="min-w-0">
      <span className="flex items-center gap-2">
        <Link
          {...detail(webhookId)}
          search={{ ...address, open: id }}
          state={openedHere}
          resetScroll={false}
          dir="auto"
          className={`min-w-0 ${ownScript}`}
        >
          {nameOf(type)}
        </Link>
        <ColumnFallback column="state" className="ms-auto shrink-0 font-normal">
          <DeliveryStateBadge {...delivery} />
        </ColumnFallback>
      </span>
      <span className="block text-sm/5 font-normal text-ink-soft">
        {kind === 'replay' && (
          <>
            {t('deliveries.replay')}
            {' · '}
          </>
        )}
        <code dir="ltr">{type}</code>
      </span>
    </div>
  )
}
