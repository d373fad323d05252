import { sql } from 'drizzle-orm'
import { sessions } from '#domains/identity/auth/index.server.ts'
import {
  comparedByWeeks,
  dashboardPart,
  figuresOf,
  readDays,
  recordedPerDay,
  seriesOf,
  storeDays,
  storeTotal,
  totalOrStored,
  withChange,
} from '#kit/dashboard/index.server.ts'
import { countUpTo } from '#platform/list/count-up-to.ts'

const signInsPerDay = recordedPerDay('signIns', 'session.start')
const failuresPerDay = recordedPerDay('failedSignIns', 'code.fail')

const isAlive = sql`${sessions.expiresAt} > now()`

export const signInsPart = dashboardPart({
  needs: { user: ['list'], session: ['list'] },
  pieces: {
    figures: figuresOf('sessions', 'signIns'),
    days: seriesOf('signIns', 'failedSignIns'),
  },
  async read(database) {
    const signIns = await readDays(database, signInsPerDay)
    const failedSignIns = await readDays(database, failuresPerDay)
    const live = await countUpTo(database.orm, sessions, isAlive)
    const total = await totalOrStored(database, 'sessions', live)
    return {
      figures: {
        sessions: await withChange(database, 'sessions', total),
        signIns: comparedByWeeks(signIns),
      },
      days: { signIns, failedSignIns },
    }
  },
  async store(transaction) {
    await storeTotal(
      transaction,
      'sessions',
      sql`SELECT count(*) FROM ${sessions} WHERE ${isAlive}`,
    )
    await storeDays(transaction, signInsPerDay)
    await storeDays(transaction, failuresPerDay)
  },
})
