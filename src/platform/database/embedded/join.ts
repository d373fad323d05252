import type { Log } from '../../log/log.ts'
import type { Address } from './address.ts'
import { openHome } from './home.ts'
import { keepRunning, type Watch } from './keep-running.ts'
import { type KernelLock, tryLock, withLock } from './kernel-lock.ts'
import { stopServer } from './server.ts'
import type { Settings } from './settings.ts'
import { prepareSite, reachServer, type Site } from './site.ts'

type EmbeddedServer = {
  address: Address & { database: string }
  leave: () => Promise<void>
}

const joined = new Set<Promise<EmbeddedServer>>()

/** A process uses it that is told to end while it starts, or whose connections are busy. */
export async function leaveEmbeddedServers(): Promise<void> {
  for (const one of await Promise.allSettled(joined)) {
    if (one.status === 'fulfilled') await one.value.leave()
  }
}

export function joinEmbeddedServer(dataDir: string, log: Log, settings: Settings = {}) {
  const joining = join(dataDir, log, settings)
  joined.add(joining)
  return joining
}

function join(dataDir: string, log: Log, settings: Settings) {
  const home = openHome(dataDir, log)
  return withLock(home.decisionLock, async (): Promise<EmbeddedServer> => {
    const site = await prepareSite(home, settings, log)
    const watch = keepRunning(site, await reachServer(site), log)
    const membership = tryLock(home.usersLock, 'shared')
    let leaving: Promise<void> | undefined
    return {
      address: { ...site.address, database: site.address.user },
      leave: () => (leaving ??= leave(site, watch, membership)),
    }
  })
}

async function leave(site: Site, watch: Watch, membership?: KernelLock): Promise<void> {
  await watch.end()
  await withLock(site.home.decisionLock, async () => {
    membership?.release()
    const nobodyElse = tryLock(site.home.usersLock, 'exclusive')
    if (!nobodyElse) return
    try {
      await stopServer(site.home, site.programs)
    } finally {
      nobodyElse.release()
    }
  })
}
