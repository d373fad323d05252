import { Eye, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import {
  Filters,
  FilterSelect,
  ListBar,
  oneOf,
  RecordList,
  RowDrawer,
  RowMenu,
  useAddressList,
  useOpenedRow,
} from '#kit/record-list/index.ts'
import {
  type Delivery,
  deliveryStates,
  MayChange,
  type WebhookPartProps,
} from '#modules/webhooks/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyTray } from '#ui/feedback/drawings/empty-tray.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { deliveriesQuery, replayMutation } from '../webhook-log.queries.ts'
import { DeliveryDetails } from './delivery-details.tsx'
import { useDeliveryColumns } from './use-delivery-columns.tsx'
import { useEventName } from './use-event-name.ts'

export const queriesOfLog = ({ id, address }: WebhookPartProps) => [deliveriesQuery(id, address)]

/** The page of a webhook shows it below the facts. */
export function WebhookLog({ id, address }: WebhookPartProps) {
  const { t } = useTranslation('webhooks')
  const state = oneOf(deliveryStates, address.state)
  const { list, place, setFilter } = useAddressList<Delivery>(deliveriesQuery(id, address), {
    cursor: address.cursor,
    belongsToView: (delivery) => state === undefined || delivery.state === state,
  })
  const { open, drawer } = useOpenedRow(list, address.open)
  const columns = useDeliveryColumns(list.query.dataUpdatedAt)
  const eventName = useEventName()
  const nameOf = ({ type }: Delivery) => eventName(type)
  const titleOf = (delivery: Delivery) => <bdi>{nameOf(delivery)}</bdi>
  const { mutate: replay } = useReportedMutation(replayMutation, {
    done: () => [t('replay.done')],
    failed: () => t('replay.failed'),
  })
  const menuOf = (delivery: Delivery) => (
    <RowMenu name={nameOf(delivery)}>
      <MenuItem icon={<Eye />} onClick={() => open(delivery)}>
        {t('deliveries.details')}
      </MenuItem>
      <MayChange by="update">
        <MenuItem icon={<RotateCw />} onClick={() => replay({ id: delivery.id })}>
          {t('replay.action')}
        </MenuItem>
      </MayChange>
    </RowMenu>
  )
  const showAll = () => setFilter({ state: '' })
  const none = state ? (
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

  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl/snug font-medium">{t('deliveries.title')}</h2>
      <ListBar list={list} view={null}>
        <Filters>
          <FilterSelect
            label={t('deliveries.state')}
            value={state}
            allLabel={t('deliveries.all')}
            options={deliveryStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChange={(value) => setFilter({ state: value })}
          />
        </Filters>
      </ListBar>
      <RecordList
        caption={t('deliveries.title')}
        actions={menuOf}
        {...{ list, columns, nameOf, none, ...place }}
      />
      <RowDrawer {...drawer} titleOf={titleOf}>
        {(delivery) => (
          <>
            <DeliveryDetails delivery={delivery} />
            <MayChange by="update">
              <div className="mt-6 border-t border-line pt-4">
                <Button
                  onClick={() => {
                    replay({ id: delivery.id })
                    drawer.onClose()
                  }}
                >
                  {t('replay.action')}
                </Button>
              </div>
            </MayChange>
          </>
        )}
      </RowDrawer>
    </section>
  )
}
