import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export const makeSecret = () => prefix + randomBytes(32).toString('base64')

interface Message {
  id: string
  /** In seconds. */
  timestamp: number
  body: string
}

/** Standard Webhooks 1.0: one signature for each secret. */
export function signaturesOf({ id, timestamp, body }: Message, secrets: readonly string[]): string {
  const content = `${id}.${timestamp}.${body}`
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
    })
    .join(' ')
}
