import { pino } from 'pino'
import { readConfig } from '../../config/config.ts'
import { openServer } from '../database.ts'

// The last process that leaves an embedded server stops it, so joining and leaving is enough.
const { leave } = await openServer(readConfig(process.env), pino({ level: 'silent' }))
await leave()
