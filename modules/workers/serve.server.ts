import cluster from 'node:cluster'
import type { Config } from '#platform/config/config.ts'
import { explainFailure } from '#platform/explain-failure.ts'
import { Primary } from './primary.server.ts'
import { workersVariable } from './workers-variable.server.ts'

/** Serves by workers if `WORKERS` wants several. A primary never loads the server. */
export async function serveByWorkers(readConfig: () => Config): Promise<boolean> {
  if (!cluster.isPrimary) return false
  const config = readOrRefuse(readConfig)
  if (workersVariable.of(config) === 1) return false
  await new Primary(config).start()
  return true
}

function readOrRefuse(readConfig: () => Config): Config {
  try {
    return readConfig()
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`)
    return process.exit(1)
  }
}
