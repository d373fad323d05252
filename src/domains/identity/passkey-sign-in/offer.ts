import type { i18n as I18n } from 'i18next'
import { createOnDemand } from '#ui/first-use/on-demand.ts'

const offer = createOnDemand(() => import('./offer-passkey.ts'))

/** The page in which the user has arrived works without it; another sign-in offers it again. */
export const offerPasskey = (i18n: I18n): Promise<void> =>
  offer.fetch().then(
    (module) => module.offerPasskey(i18n).catch(() => undefined),
    () => undefined,
  )
