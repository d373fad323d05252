import cluster from 'node:cluster'
import type { ServerHandler } from 'srvx'
import { publicError } from './errors/public-error.ts'
import { explainFailure } from './explain-failure.ts'
import { listen } from './http/wire/listen.ts'
import { stopWhenTold } from './http/wire/shutdown.ts'
import { hearConsole } from './log/hear-console.ts'
import { isServing } from './request/current-request.ts'
import { type Services, services } from './services.ts'
import { welcome } from './welcome.ts'

export async function run(createApp: (opened: Services) => Promise<ServerHandler>) {
  const starting = start(createApp)
  stopWhenTold(starting)
  try {
    const opened = await starting
    if (isFirst()) await greet(opened)
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`)
    process.exit(1)
  }
}

async function start(createApp: (opened: Services) => Promise<ServerHandler>) {
  const opened = await services()
  const { config, log } = opened
  hearConsole(log, (error) => (isServing() ? publicError(error) : log.error(error)))
  try {
    return { ...opened, server: await listen(await createApp(opened), config) }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Only the first of several workers speaks. */
const isFirst = () => !cluster.worker || cluster.worker.id === 1

async function greet({ access, config, log, database }: Services) {
  const people = {
    hasAdmin: await access.hasAdmin(database, config),
    sampleAccounts: await access.findSampleAccounts(database, config),
  }
  for (const line of welcome(config, people)) log.info(line)
}
