import type { Config } from '#platform/config/config.ts'
import { postPublic } from '#platform/http/outgoing/post-public.ts'
import { PrivateAddress } from '#platform/http/outgoing/public-addresses.ts'
import { retryAfterOf } from '#platform/http/outgoing/retry-after.ts'
import { encryptPush } from '../protocol/encrypt-push.server.ts'
import { type PushKey, vapidHeader } from '../protocol/vapid.server.ts'
import type { WantedPush } from './claim-pushes.server.ts'

/** Afterwards, neither the product nor the push service tries any more. */
export const usefulSeconds = 24 * 3600

export type PushOutcome =
  | { kind: 'sent' | 'refused' | 'gone' }
  | { kind: 'later'; retryAfter: number | undefined }

export interface PushSender {
  key: PushKey
  config: Pick<Config, 'baseUrl' | 'mail'>
  /** An origin that may be on a private network: for tests. */
  trustedOrigin?: string | undefined
}

/** Sends a push once. */
export async function sendPush(
  { key, config, trustedOrigin }: PushSender,
  { subscription, notification }: Pick<WantedPush, 'subscription' | 'notification'>,
  text: string,
): Promise<PushOutcome> {
  const url = new URL(subscription.endpoint)
  if (url.protocol !== 'https:' && url.origin !== trustedOrigin) return { kind: 'gone' }
  const body = encryptPush(text, subscription)
  try {
    const { status, headers } = await postPublic(url, {
      headers: {
        authorization: vapidHeader(key, { audience: url.origin, contact: contactIn(config) }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': `${body.byteLength}`,
        ttl: `${usefulSeconds}`,
        urgency: 'normal',
        topic: topicFor(notification.id),
      },
      body,
      trustedOrigin,
    })
    return outcomeOf(status, retryAfterOf({ status, headers }))
  } catch (error) {
    if (error instanceof PrivateAddress) return { kind: 'gone' }
    return { kind: 'later', retryAfter: undefined }
  }
}

function outcomeOf(status: number, retryAfter: number | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 408 || status === 429 || status >= 500) return { kind: 'later', retryAfter }
  return { kind: 'refused' }
}

/** RFC 8030: a push that is sent twice replaces the first while the browser is away. At most 32 characters. */
const topicFor = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

function contactIn({ mail, baseUrl }: PushSender['config']): string | undefined {
  if (mail) return `mailto:${/<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from}`
  return baseUrl.protocol === 'https:' ? baseUrl.origin : undefined
}
