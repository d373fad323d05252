import { modules } from './modules.operation.server.ts'
import { readProcessConfig } from './variables.server.ts'

interface Server {
  start: () => Promise<void>
}

/** An entry of the build beside the server, which a primary of several processes never loads. */
export async function serve(loadServer: () => Promise<Server>): Promise<void> {
  for (const { serve: serveOtherwise } of modules) {
    if (await serveOtherwise?.(readProcessConfig)) return
  }
  const { start } = await loadServer()
  await start()
}
