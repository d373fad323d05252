import { pino } from 'pino'
import { readConfig } from '../config/config.ts'
import { openDatabase } from './database.ts'

const log = pino({ level: 'silent' })
process.on('SIGINT', () => log.info('The test decides when to stop'))

try {
  const database = await openDatabase(readConfig(process.env), log)
  process.on('message', (order: string) => {
    if (order === 'close') void database.close().then(() => process.disconnect(), complain)
    else void database.pool.query(order).then(answer, complain)
  })
  answer({ rows: [] })
} catch (error) {
  complain(error)
  process.disconnect()
}

function answer({ rows }: { rows: unknown[] }): void {
  process.send?.({ rows })
}

function complain(error: unknown): void {
  process.send?.({ error: String(error) })
}
