import type { Log } from '../../log/log.ts'
import type { Address } from './address.ts'
import { openHome } from './home.ts'
import { keepRunning, type Watch } from './keep-running.ts'
import { type KernelLock, tryLock, withLock } from './kernel-lock.ts'
import { stopServer } from './server.ts'
import type { Settings } from './settings.ts'
import { prepareSite, reachServer, type Site } from './site.ts'

export type EmbeddedServer = {
  address: Address & { database: string }
  leave: () => Promise<void>
}

export function joinEmbeddedServer(dataDir: string, log: Log, settings: Settings = {}) {
  const home = openHome(dataDir, log)
  return withLock(home.decisionLock, async (): Promise<EmbeddedServer> => {
    const site = await prepareSite(home, settings, log)
    const watch = keepRunning(site, await reachServer(site), log)
    const membership = tryLock(home.usersLock, 'shared')
    return {
      address: { ...site.address, database: site.address.user },
      leave: () => leave(site, watch, membership),
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
