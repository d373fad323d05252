import { flushCompileCache } from 'node:module'
import { readConfig } from '#platform/config/config.ts'
import { connect } from '#platform/database/connect.ts'
import type { Connection } from '#platform/database/pool.ts'
import { createLog } from '#platform/log/log.ts'
import { deliverWebhooks } from './delivery/deliver-webhooks.server.ts'
import type { WebhookServices } from './delivery/webhook-parts.server.ts'

export interface Orders {
  connection: Connection
  variables: Record<string, string>
}

/** A process that delivers webhooks until it is killed. */
process.once('message', ({ connection, variables }: Orders) => {
  const log = createLog({ level: 'silent' })
  const database = connect(connection, log)
  const mail = { send: () => Promise.resolve(), wake() {}, close() {} }
  const offMail = { compose: () => Promise.reject(new Error('No webhook was to be switched off')) }
  const config = readConfig(variables)
  const services: WebhookServices = {
    config,
    database,
    log,
    mail,
    parts: { resources: [], organizations: undefined, offMail },
  }
  // The next process starts quicker, and this one is killed before it would store anything.
  flushCompileCache()
  process.send?.('ready')
  void deliverWebhooks.run(services, undefined)
})
process.on('disconnect', () => process.exit())
