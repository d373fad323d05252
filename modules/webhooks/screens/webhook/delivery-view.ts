import { oneOf } from '#kit/record-list/index.ts'
import { deliveryStates } from '../../delivery.ts'
import type { DeliveryView } from '../../webhooks.queries.ts'

export type DeliveriesAddress = Record<'state' | 'cursor' | 'open', string>

export const deliveryView = (
  id: string,
  { state }: Pick<DeliveriesAddress, 'state'>,
): DeliveryView => ({ id, state: oneOf(deliveryStates, state) })
