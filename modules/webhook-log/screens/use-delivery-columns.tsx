import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Ago } from '#kit/activity/index.ts'
import { type Column, RowOpener } from '#kit/record-list/index.ts'
import type { Delivery } from '#modules/webhooks/index.ts'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'
import { useEventName } from './use-event-name.ts'

export function useDeliveryColumns(readAt: number): Column<Delivery>[] {
  const { t } = useTranslation('webhooks')
  const { number } = useFormat()
  return [
    {
      id: 'event',
      label: t('deliveries.event'),
      slot: 'title',
      cell: (delivery) => <DeliveryTitle {...delivery} />,
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
      cell({ response, failure }) {
        if (response) return <span className="tabular-nums">{response.status}</span>
        return failure && <span className="text-ink-soft">{t(`failures.${failure}`)}</span>
      },
    },
    {
      id: 'attempts',
      label: t('deliveries.attempts'),
      width: 6,
      priority: 4,
      numeric: true,
      cell: ({ attempts }) => number(attempts),
    },
    {
      id: 'time',
      label: t('deliveries.time'),
      width: 9,
      priority: 2,
      numeric: true,
      cell: ({ createdAt }) => <Ago at={createdAt} readAt={readAt} />,
    },
  ]
}

function DeliveryTitle({ id, type, kind, state, failure }: Delivery) {
  const { t } = useTranslation('webhooks')
  const nameOf = useEventName()
  return (
    <RowOpener id={id} name={nameOf(type)} state={<DeliveryStateBadge {...{ state, failure }} />}>
      <span className="block text-sm/5 font-normal text-ink-soft">
        {kind === 'replay' && t('deliveries.replay')}
        {kind === 'replay' && ' · '}
        <code dir="ltr">{type}</code>
      </span>
    </RowOpener>
  )
}
