import { PrivateAddress } from '#platform/http/outgoing/public-addresses.ts'
import { TooLong } from '#platform/http/outgoing/send-public.ts'
import type { DeliveryFailure } from '../delivery.ts'

const ofNames = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof PrivateAddress) return 'private-address'
  if (error instanceof TooLong) return 'too-long'
  if (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name)) return 'timeout'
  const code = codeOf(error)
  if (ofNames.has(code)) return 'name'
  return /CERT|SIGNED|UNABLE_TO_|ERR_TLS|EPROTO|ERR_SSL/.test(code) ? 'certificate' : 'connection'
}
