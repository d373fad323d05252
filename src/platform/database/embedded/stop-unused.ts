import { pino } from 'pino'
import { readConfig } from '../../config/config.ts'
import { joinEmbeddedServer } from './join.ts'

const { databaseUrl, dataDir } = readConfig(process.env)
if (databaseUrl === undefined) {
  // The last process that leaves an embedded server stops it, so joining and leaving is enough.
  const { leave } = await joinEmbeddedServer(dataDir, pino({ level: 'silent' }))
  await leave()
}
