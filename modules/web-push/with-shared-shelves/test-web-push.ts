import { expect } from 'vitest'
import { type Person, serveProduct } from '#app/api/test-product.server.ts'
import { notify } from '#kit/notices/index.server.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import type { WhenDone } from '#platform/http/test-server.ts'
import { sendPushes } from '../sending/send-pushes.server.ts'
import { openPushService, pushBrowser } from './test-push-service.ts'

export const shelf = (name: string) => ({
  kind: 'sharedShelf',
  facts: { owner: 'Ada', shelf: name, organization: 'Readers' },
  path: '/app/shelves/1',
})

export const subscriptionOf = (path: string, { keys } = pushBrowser()) => ({
  endpoint: `https://push.example.org/${path}`,
  keys,
})

/** The product, a push service, and browsers that are subscribed to it. */
export async function servePushes(database: TestDatabase, whenDone: WhenDone) {
  const { orm, pool } = database
  const product = await serveProduct(database, {}, undefined, whenDone)
  const service = await openPushService(whenDone)
  const { config } = product
  const services = { database, config, log: silentLog, trustedOrigin: service.origin }
  let count = 0

  function newPerson(name: string, facts = {}) {
    count += 1
    return product.person(`${name}${count}`, facts)
  }

  /** Subscribes as a browser does. The endpoint is then one of this machine, which no user may name. */
  async function subscribed(person: Pick<Person, 'call'>) {
    count += 1
    const browser = pushBrowser()
    const path = `send/${count}`
    const { status, json } = await person.call(
      'POST',
      '/notifications/push',
      subscriptionOf(path, browser),
    )
    expect(status).toBe(200)
    await pool.query('UPDATE push_subscriptions SET endpoint = $2 WHERE endpoint = $1', [
      `https://push.example.org/${path}`,
      `${service.origin}/${path}`,
    ])
    return { ...browser, path: `/${path}`, publicKey: String(json['publicKey']) }
  }

  return {
    product,
    service,
    services,
    newPerson,
    subscribed,
    clear: async () => {
      await pool.query('TRUNCATE notifications, notification_settings, push_subscriptions CASCADE')
      service.answer = { status: 201 }
      service.received.splice(0)
    },
    /** The messages that the push service receives. */
    pushes: async () => {
      await sendPushes.run(services, undefined)
      return service.received.splice(0)
    },
    share: (name: string, ...people: Person[]) =>
      notify(
        orm,
        people.map(({ id }) => id),
        shelf(name),
      ),
    /** Ends the pauses of waiting pushes; a second back, because the column rounds now() to milliseconds. */
    hurry: () => pool.query(`UPDATE push_messages SET due_at = now() - interval '1 second'`),
  }
}
