import { once } from 'node:events'
import { createServer } from 'node:net'

const first = Number(process.env['CLUSTER_PORT'] || 15_400)

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  const failed = once(server, 'error').then(() => false)
  const listens = once(server, 'listening').then(() => true)
  const free = await Promise.race([failed, listens]).catch(() => false)
  server.close()
  return free
}

/** The first of so many free ports in a row. */
export async function freePorts(count: number): Promise<number> {
  for (let base = first; base < first + 1000; base += count) {
    const ports = Array.from({ length: count }, (_, index) => base + index)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return base
  }
  throw new Error(`No ${count} ports in a row are free above ${first}: name others in CLUSTER_PORT`)
}
