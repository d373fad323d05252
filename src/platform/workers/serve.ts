import cluster from 'node:cluster'
import type { Config } from '../config/config.ts'
import { explainFailure } from '../explain-failure.ts'
import { Primary } from './primary.ts'

type Server = { start: () => Promise<void> }

/** Serves in this process, or in as many as `WORKERS` wants. A primary never loads the server. */
export async function serve(
  loadServer: () => Promise<Server>,
  readConfig: () => Config,
): Promise<void> {
  if (cluster.isPrimary) {
    const config = readOrRefuse(readConfig)
    if (config.workers > 1) return new Primary(config).start()
  }
  const { start } = await loadServer()
  return start()
}

function readOrRefuse(readConfig: () => Config): Config {
  try {
    return readConfig()
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`)
    return process.exit(1)
  }
}
