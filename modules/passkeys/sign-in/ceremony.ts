import { Refusal } from '#kit/problems/index.ts'
import { authCall, isRecord } from '#kit/session/index.ts'

let asking: AbortController | undefined

/** A browser has one request at a time: the button replaces the offer in the field. */
function begin(): AbortSignal {
  asking?.abort()
  asking = new AbortController()
  return asking.signal
}

export const signInByPasskey = (): Promise<boolean> =>
  unlessClosed(async () => signInWith(await choose(begin())))

/** The passkeys in the suggestions of a field, as long as the page waits. */
export async function offerPasskeys(signal: AbortSignal): Promise<boolean> {
  const hasOffers = isSupported() && (await PublicKeyCredential.isConditionalMediationAvailable())
  if (!hasOffers || signal.aborted) return false
  // The user hasn't asked for suggestions; the button says what is wrong when it is pressed.
  const chosen = await choose(AbortSignal.any([signal, begin()]), 'conditional').catch(() => null)
  if (!chosen) return false
  await signInWith(chosen)
  return true
}

async function choose(signal: AbortSignal, mediation?: CredentialMediationRequirement) {
  requireSupport()
  const options = await authCall('/passkey/generate-authenticate-options', {})
  if (!isRequest(options)) throw noOptions()
  signal.throwIfAborted()
  return navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    signal,
    ...(mediation && { mediation }),
  })
}

const signInWith = (credential: Credential | null) =>
  authCall('/passkey/verify-authentication', { response: written(credential) })

export const addPasskey = (): Promise<boolean> =>
  unlessClosed(async () => {
    requireSupport()
    const options = await authCall('/passkey/generate-register-options', {})
    if (!isCreation(options)) throw noOptions()
    const credential = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
      signal: begin(),
    })
    await authCall('/passkey/verify-registration', { response: written(credential) })
  })

const isSupported = () =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

function requireSupport() {
  if (isSupported()) return
  throw new Refusal('This browser has no passkeys', { status: 0, code: 'PASSKEYS_UNSUPPORTED' })
}

const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  isRecord(options) && typeof options['challenge'] === 'string'

const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  isRequest(options) && 'rp' in options

const noOptions = () => new Error('No options for a passkey')

function written(credential: Credential | null) {
  if (credential instanceof PublicKeyCredential) return credential.toJSON()
  throw new Error('No passkey was given')
}

async function unlessClosed(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof DOMException && closed.has(error.name)) return false
    if (error instanceof DOMException && error.name === 'InvalidStateError') {
      throw new Refusal('This device has one already', { status: 0, code: 'PASSKEY_EXISTS' })
    }
    throw error
  }
}

const closed = new Set(['AbortError', 'NotAllowedError'])
