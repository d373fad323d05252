import { serve as serveWith } from '#platform/workers/serve.ts'
import { readProcessConfig } from './variables.server.ts'

/** An entry of the build beside the server, which a primary of several processes never loads. */
export const serve = (loadServer: Parameters<typeof serveWith>[0]) =>
  serveWith(loadServer, readProcessConfig)
