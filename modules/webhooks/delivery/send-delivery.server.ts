import { postPublic } from '#platform/http/outgoing/post-public.ts'
import { PrivateAddress } from '#platform/http/outgoing/public-addresses.ts'
import { retryAfterOf } from '#platform/http/outgoing/retry-after.ts'
import { TooLong } from '#platform/http/outgoing/send-public.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import { product } from '#rules/product.ts'
import type { DeliveryFailure } from '../delivery.ts'
import type { ClaimedDelivery } from './claim-deliveries.server.ts'
import { mayRead } from './payload.server.ts'
import type { ServedWebhook } from './serving.server.ts'
import { signaturesOf } from './sign-message.server.ts'
import type { WebhookServices } from './webhook-parts.server.ts'
import { webhookVariables } from './webhook-variables.server.ts'

export interface Outcome {
  failure: DeliveryFailure | null
  requestHeaders?: Record<string, string>
  durationMs?: number
  /** In seconds. */
  retryAfter?: number | undefined
  response?: { status: number; headers: Record<string, string>; body: string }
}

const keptBytes = 4096
const keptHeaders = 50
const keptHeaderLength = 1000

/** Sends a delivery once. */
export async function sendDelivery(
  { config }: Pick<WebhookServices, 'config'>,
  webhook: ServedWebhook,
  delivery: ClaimedDelivery,
): Promise<Outcome> {
  const { messageId, payload: body, reads } = delivery
  if (reads !== null && !mayRead(webhook.owner, reads)) return { failure: 'not-permitted' }
  const secrets = secretsOf(config, webhook)
  if (secrets.length === 0) return { failure: 'secret' }
  const id = `msg_${messageId}`
  const timestamp = Math.floor(Date.now() / 1000)
  const requestHeaders = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': `${Buffer.byteLength(body)}`,
    'user-agent': `${product.id}-webhooks`,
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
  }
  const signature = signaturesOf({ id, timestamp, body }, secrets)
  const began = performance.now()
  const durationMs = () => Math.round(performance.now() - began)
  try {
    const { status, headers, ...answer } = await postPublic(new URL(webhook.url), {
      headers: { ...requestHeaders, 'webhook-signature': signature },
      body,
      trustedOrigin: webhookVariables.of(config).receiver,
    })
    const response = {
      status,
      headers: shortened(headers),
      body: textOf(answer.body.subarray(0, keptBytes)),
    }
    return {
      failure: failureIn(status),
      requestHeaders,
      durationMs: durationMs(),
      retryAfter: retryAfterOf({ status, headers }),
      response,
    }
  } catch (error) {
    return { failure: failureOf(error), requestHeaders, durationMs: durationMs() }
  }
}

function failureIn(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** None if they were encrypted with a secret of the installation that is not known any more. */
function secretsOf(
  config: WebhookServices['config'],
  { secret, formerSecret, formerUntil }: ServedWebhook,
): string[] {
  const seal = createSeal(config, 'webhooks')
  const former = formerSecret !== null && formerUntil !== null && formerUntil > new Date()
  try {
    return [secret, ...(former ? [formerSecret] : [])].map((sealed) => seal.open(sealed))
  } catch {
    return []
  }
}

/** PostgreSQL stores no null bytes. */
const textOf = (bytes: Buffer) => bytes.toString('utf8').replaceAll('\0', '\uFFFD')

const shortened = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'set-cookie')
      .slice(0, keptHeaders)
      .map(([name, value]) => [name, value.slice(0, keptHeaderLength).replaceAll('\0', '')]),
  )

const ofNames = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof PrivateAddress) return 'private-address'
  if (error instanceof TooLong) return 'too-long'
  if (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name)) return 'timeout'
  const code = codeOf(error)
  if (ofNames.has(code)) return 'name'
  return /CERT|SIGNED|UNABLE_TO_|ERR_TLS|EPROTO|ERR_SSL/.test(code) ? 'certificate' : 'connection'
}
