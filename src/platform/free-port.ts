import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give outgoing connections the ports above these, so that a stopped server might lose its own. */
const [first, end] = [20_000, 32_000]

export async function freePort(): Promise<number> {
  const port = randomInt(first, end)
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.close()
  if (free) await once(server, 'close')
  return free
}
