import { once } from 'node:events'
import type { Server } from 'node:http'
import { onTestFinished } from 'vitest'
import type { WhenDone } from './test-server.ts'

/** On a free port of this machine, which is returned. */
export async function listenInTest(
  server: Server,
  whenDone: WhenDone = onTestFinished,
): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenDone(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
