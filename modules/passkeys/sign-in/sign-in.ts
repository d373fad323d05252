import type { i18n as I18n } from 'i18next'
import type { Confirmation } from '#kit/parts/index.ts'

export { Offer } from './passkey-offer.tsx'

export const onArrivalByCode = async (i18n: I18n) =>
  (await import('./offer-passkey.ts')).offerPasskey(i18n)

export const loadConfirmation = async (): Promise<Confirmation> =>
  (await import('./confirmation.tsx')).ConfirmByPasskey
