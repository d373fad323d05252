import type { i18n as I18n } from 'i18next'
import { Refusal } from '#kit/problems/index.ts'
import { authCall, isRecord } from '#kit/session/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { addPasskey } from './ceremony.ts'

const id = 'passkey-offer'

/** After a sign-in by code, on a device that can make one; the server counts how often. */
export async function offerPasskey(i18n: I18n): Promise<void> {
  if (!(await hasDevice())) return
  const answer = await authCall('/passkey/offer-passkey', {})
  if (!isRecord(answer) || answer['offered'] !== true) return
  await i18n.loadNamespaces(['passkeys', 'problems'])
  toast.info(i18n.t('passkeys:offer.title'), {
    id,
    description: i18n.t('passkeys:offer.text'),
    duration: Infinity,
    action: { label: i18n.t('passkeys:add'), onClick: () => void add(i18n) },
  })
}

const hasDevice = async () =>
  typeof PublicKeyCredential === 'function' &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())

async function add(i18n: I18n) {
  try {
    if (await addPasskey()) toast.success(i18n.t('passkeys:added'))
  } catch (error) {
    const isKnown = error instanceof Refusal && error.code === 'PASSKEY_EXISTS'
    toast.error(i18n.t(`problems:codes.${isKnown ? 'PASSKEY_EXISTS' : 'PASSKEY_NOT_ADDED'}`))
  }
}
