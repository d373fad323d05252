import { pino } from 'pino'
import { readDataDir } from '../../config/config.ts'
import { readDatabase } from '../../config/database-settings.ts'
import { EnvironmentReader } from '../../config/environment-reader.ts'
import { joinEmbeddedServer } from './join.ts'

/** The variables of modules are not known here. */
const environment = new EnvironmentReader(process.env)
if (readDatabase(environment).databaseUrl === undefined) {
  // The last process that leaves an embedded server stops it, so joining and leaving is enough.
  const { leave } = await joinEmbeddedServer(readDataDir(environment), pino({ level: 'silent' }))
  await leave()
}
