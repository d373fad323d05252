import { z } from 'zod/mini'
import { isPublicHost } from '#platform/http/outgoing/public-addresses.ts'
import { isBrowserKey, isBrowserSecret } from './protocol/encrypt-push.server.ts'

const messages = {
  endpoint: 'Not the address of a push service',
  key: 'Not a key of a browser',
} as const

/** A name is judged again when it is sent to, by the addresses that it then has. */
function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.protocol === 'https:' && url.username + url.password === '' && isPublicHost(url)
}

/** As `PushSubscription.toJSON()` has it. */
export const pushDraftSchema = z.strictObject({
  endpoint: z.string().check(z.maxLength(2000), z.refine(isEndpoint, messages.endpoint)),
  keys: z.strictObject({
    p256dh: z.string().check(z.maxLength(100), z.refine(isBrowserKey, messages.key)),
    auth: z.string().check(z.maxLength(100), z.refine(isBrowserSecret, messages.key)),
  }),
})
export type PushDraft = z.infer<typeof pushDraftSchema>
