import { serverParts } from '#app/server-parts.server.ts'
import type { organized } from '#domains/community/organizations/test-organizations.server.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { deliverWebhooks } from './delivery/deliver-webhooks.server.ts'

type Product = Pick<Awaited<ReturnType<typeof organized>>, 'config' | 'mail'>

export const servicesOf = (
  database: TestDatabase,
  { config, mail }: Product,
  webhookReceiver?: string,
) => ({
  config: { ...config, webhookReceiver },
  database,
  log: silentLog,
  mail,
  parts: serverParts.webhooks,
})

/** Delivers until it is stopped, as a process does. */
export function delivering(services: ReturnType<typeof servicesOf>) {
  const stop = new AbortController()
  async function run() {
    while (!stop.signal.aborted) {
      await deliverWebhooks.run(services, undefined, stop.signal)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const running = run()
  return async () => {
    stop.abort()
    await running
  }
}
