import { desc, eq } from 'drizzle-orm'
import { afterAll, onTestFinished, vi } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { EnvironmentReader } from '#platform/config/environment-reader.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { showDelivery } from './deliveries.server.ts'
import { deliverWebhooks } from './delivery/deliver-webhooks.server.ts'
import { openReceiver } from './test-receiver.ts'
import { webhookOffMail } from './webhook-mail/webhook-off-mail.server.ts'
import { webhookDeliveries } from './webhooks.table.server.ts'

type Served = Awaited<ReturnType<typeof serveProduct>>
type Product = Pick<Served, 'config' | 'mail'>

const servicesOf = (
  database: TestDatabase,
  { config, mail }: Product,
  WEBHOOK_RECEIVER: string,
) => ({
  config: { ...config, variables: new EnvironmentReader({ WEBHOOK_RECEIVER }) },
  database,
  log: silentLog,
  mail,
  parts: { ...serverParts.composition, offMail: webhookOffMail },
})

/** Delivers until it is stopped, as a process does. */
function delivering(services: ReturnType<typeof servicesOf>) {
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

const manyCalls = {
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '100000',
}

export const webhookScene = async (database: TestDatabase) =>
  webhookSceneOf(database, await serveProduct(database, manyCalls, undefined, afterAll))

/** An admin, and what tests do with webhooks. */
export async function webhookSceneOf<Of extends Served>(database: TestDatabase, product: Of) {
  const ada = await product.person('Ada', { role: 'admin' })
  let made = 0

  async function begin() {
    const receiver = await openReceiver(onTestFinished)
    const stop = delivering(servicesOf(database, product, receiver.origin))
    onTestFinished(stop)
    return { received: receiver.received, origin: receiver.origin, receiver }
  }

  async function createWebhook(url: string, draft: object = {}, owner = ada) {
    const events = ['genre.create', 'genre.update', 'genre.delete']
    const named = { url: 'https://receiver.example.org', events, ...draft }
    const { status, json } = await owner.call('POST', '/webhooks', named)
    if (status !== 201) throw new Error(`A webhook should have been made: ${status}`)
    // No user may name the address of a receiver on this machine.
    await database.pool.query('UPDATE webhooks SET url = $2 WHERE id = $1', [json['id'], url])
    return { id: String(json['id']), secret: String(json['secret']) }
  }

  async function createGenre() {
    made += 1
    const name = `Genre ${made}`
    const { status, json } = await ada.call('POST', '/genres', { name, colour: 30 })
    if (status !== 201) throw new Error(`A genre should have been made: ${status}`)
    return { id: String(json['id']), name }
  }

  const deliveriesOf = async ({ id }: { id: string }) => {
    const rows = await database.orm
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, id))
      .orderBy(desc(webhookDeliveries.id))
    return rows.map(showDelivery)
  }

  /** Once each was tried. */
  const settled = (webhook: { id: string }) =>
    vi.waitFor(async () => {
      const all = await deliveriesOf(webhook)
      const isTried = all.every(({ failure, response }) => failure !== null || response !== null)
      if (all.length === 0 || !isTried) throw new Error('Not all are tried yet')
      return all
    }, soon)

  return { product, ada, begin, createWebhook, createGenre, deliveriesOf, settled }
}

export const soon = { timeout: 30_000, interval: 50 }
