import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { prepareSentences } from '#domains/operations/activity/index.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import type { Parts } from '#kit/parts/index.ts'
import {
  Filters,
  FilterSelect,
  ListBar,
  RecordList,
  useAddressPlace,
  useListCommands,
  useRecordList,
} from '#kit/record-list/index.ts'
import { Awaited, CardPending } from '#kit/record-page/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyTray } from '#ui/feedback/drawings/empty-tray.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { type Delivery, deliveryStates } from '../../delivery.ts'
import type { Webhook } from '../../webhook.ts'
import { deliveriesQuery, webhookQuery } from '../../webhooks.queries.ts'
import { useWebhookPlace } from '../webhook-place.ts'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { DeliveryMenu } from './delivery-menu.tsx'
import { type DeliveriesAddress, deliveryView } from './delivery-view.ts'
import { useDeliveryColumns } from './use-delivery-columns.tsx'
import { useEventName } from './use-event-name.ts'
import { useReplay } from './use-replay.ts'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookFacts } from './webhook-facts.tsx'

export async function prepareWebhook(
  context: PageContext & { parts: Parts },
  id: string,
  address: DeliveriesAddress,
) {
  await Promise.all([
    prepareSentences(context),
    preparePage({
      context,
      kind: 'record',
      texts: ['webhooks', 'record-list'],
      exists: z.safeParse(z.uuid(), id).success,
      queries: [webhookQuery(id), deliveriesAt(id, address)],
    }),
  ])
}

const deliveriesAt = (id: string, address: DeliveriesAddress) =>
  deliveriesQuery(deliveryView(id, address), address.cursor || undefined)

interface WebhookPageProps {
  id: string
  address: DeliveriesAddress
}

const widths = ['w-56', 'w-16', 'w-40', 'w-24']

export function WebhookPage({ id, address }: WebhookPageProps) {
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

function OneWebhook({ webhook, address }: { webhook: Webhook; address: DeliveriesAddress }) {
  const { Frame } = useWebhookPlace()
  const { host } = new URL(webhook.url)
  usePageTitle(host)
  return (
    <Frame
      title={
        <bdi dir="ltr" className="wrap-anywhere">
          {host}
        </bdi>
      }
      action={<WebhookActions webhook={webhook} />}
    >
      <WebhookFacts webhook={webhook} />
      <Deliveries id={webhook.id} address={address} />
    </Frame>
  )
}

/** While a delivery waits, its outcome comes within seconds. */
const renewMs = 2000

const waits = ({ state, attempts }: Delivery) => state === 'pending' && attempts === 0

function Deliveries({ id, address }: WebhookPageProps) {
  const { t } = useTranslation('webhooks')
  const view = deliveryView(id, address)
  const asked = deliveriesAt(id, address)
  const query = useInfiniteQuery({
    ...asked,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(waits)) ? renewMs : false,
  })
  const list = useRecordList({
    query,
    view: JSON.stringify(view),
    belongsToView: ({ state }) => view.state === undefined || state === view.state,
    isForReading: true,
  })
  const place = useAddressPlace(address.cursor, asked)
  const columns = useDeliveryColumns(query.dataUpdatedAt, address)
  const nameOf = useEventName()
  const { setState, showAll, open, close } = useDeliveriesSearch(id)
  const replay = useReplay()
  useListCommands(list, { open })
  const menuOf = (delivery: Delivery) => (
    <DeliveryMenu
      name={nameOf(delivery.type)}
      onOpen={() => open(delivery)}
      onReplay={() => replay(delivery.id)}
      onLeave={() => list.moveOn(delivery)}
    />
  )

  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl/snug font-medium">{t('deliveries.title')}</h2>
      <ListBar list={list} view={null}>
        <Filters>
          <FilterSelect
            label={t('deliveries.state')}
            value={view.state}
            allLabel={t('deliveries.all')}
            options={deliveryStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={setState}
          />
        </Filters>
      </ListBar>
      <RecordList
        caption={t('deliveries.title')}
        list={list}
        columns={columns}
        nameOf={({ type }: Delivery) => nameOf(type)}
        actions={menuOf}
        {...place}
        none={
          view.state ? (
            <NoMatchState
              title={t('deliveries.none')}
              actions={<Button onClick={showAll}>{t('deliveries.showAll')}</Button>}
            />
          ) : (
            <EmptyState
              drawing={<EmptyTray />}
              title={t('deliveries.empty')}
              text={t('deliveries.emptyText')}
            />
          )
        }
      />
      <DeliveryDrawer
        delivery={list.rows.find((delivery) => delivery.id === address.open)}
        onClose={close}
      />
    </section>
  )
}

function useDeliveriesSearch(webhookId: string) {
  const { detail } = useWebhookPlace()
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const to = detail(webhookId)
  const setState = (state: string) =>
    void navigate({ ...to, search: { state, cursor: '', open: '' }, resetScroll: false })
  return {
    setState,
    showAll: () => setState(''),
    open: ({ id }: Delivery) =>
      void navigate({
        ...to,
        search: (before) => ({ ...before, open: id }),
        state: openedHere,
        resetScroll: false,
      }),
    close: () =>
      stepBack(() => void navigate({ ...to, search: closed, replace: true, resetScroll: false })),
  }
}

const closed = (before: object) => ({ ...before, open: '' })
