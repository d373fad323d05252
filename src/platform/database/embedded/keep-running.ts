import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Log } from '../../log/log.ts'
import { withLock } from './kernel-lock.ts'
import { reachServer, type Site } from './site.ts'

export type Watch = { end: () => Promise<void> }

export function keepRunning(site: Site, first: Client, log: Log): Watch {
  const over = new AbortController()
  let watchman: Promise<Client | undefined> = Promise.resolve(first)

  function post(client: Client): Client {
    client.on('error', (err) => log.warn({ err }, 'The embedded PostgreSQL broke a connection'))
    client.once('end', () => {
      if (!over.signal.aborted) watchman = revive()
    })
    return client
  }

  async function revive(): Promise<Client | undefined> {
    log.error('The embedded PostgreSQL went away: starting it again')
    while (!over.signal.aborted) {
      try {
        return post(await withLock(site.home.decisionLock, () => reachServer(site)))
      } catch (err) {
        log.error({ err }, 'The embedded PostgreSQL could not be started again: trying on')
        await setTimeout(1000)
      }
    }
    return undefined
  }

  post(first)
  return {
    end: async () => {
      over.abort()
      await (await watchman)?.end()
    },
  }
}
