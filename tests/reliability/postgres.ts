import { onTestFinished } from 'vitest'
import { openHome } from '#platform/database/embedded/home.ts'
import { stopServer } from '#platform/database/embedded/server.ts'
import { prepareSite, reachServer, type Site } from '#platform/database/embedded/site.ts'
import { killServer, serverPid, temporaryDataDir } from '#platform/database/test-process.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { product } from '#rules/product.ts'

export class Postgres {
  readonly #site: Site
  readonly #dataDir: string

  private constructor(site: Site, dataDir: string) {
    this.#site = site
    this.#dataDir = dataDir
  }

  static async open(): Promise<Postgres> {
    const dataDir = temporaryDataDir(onTestFinished)
    const site = await prepareSite(openHome(dataDir, silentLog), {}, silentLog)
    const server = new Postgres(site, dataDir)
    await server.start()
    return server
  }

  get url(): string {
    const { host, user } = this.#site.address
    return `postgresql://${user}@localhost/${user}?host=${encodeURIComponent(host)}`
  }

  async start(): Promise<void> {
    const client = await reachServer(this.#site)
    await client.end()
  }

  stop = () => stopServer(this.#site.home, this.#site.programs)

  async kill(): Promise<void> {
    const pid = serverPid(this.#dataDir)
    if (pid) await killServer(pid)
  }
}

export const embeddedUrl = (dataDir: string) =>
  `postgresql://${product.id}@localhost/${product.id}?host=${encodeURIComponent(`${dataDir}/postgres/socket`)}`
