import { access } from '#domains/identity/auth/access.server.ts'
import { type AnswerAuthCall, authCalls } from '#domains/identity/auth/auth-handler.server.ts'
import { users } from '#platform/access/tables.ts'
import { readConfig } from '#platform/config/config.ts'
import { joinHooks } from '#platform/context/account-hooks.ts'
import { openDatabase } from '#platform/database/database.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { Jobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { openMail } from '#platform/mail/mail.ts'
import type { MessageTemplates } from '#platform/mail/message-templates.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { CurrentRequest, serveAs } from '#platform/request/current-request.ts'
import type { Figure } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { withDataDir } from '../running/product.ts'
import { sized } from '../running/sized.ts'

const PAIRS = sized(2000, 20)
const TRIES = 3

const log = createLog({ level: 'silent' })
const say = () => Promise.resolve({ subject: 'code', text: 'code', html: 'code' })
const messageTemplates: MessageTemplates = {
  languageOf: () => 'en',
  signInCode: say,
  emailChangeCode: say,
  accountDeletionCode: say,
  emailChanged: say,
  newDevice: say,
  accountDeleted: say,
}

const addressOf = (kind: string, pair: number) => `${kind}${pair}@example.com`

/** The response time of a wrong code must not reveal whether an account exists: one call at a time, alternating. */
export default { title: 'Wrong codes', measure: wrongCodes } satisfies Part

async function wrongCodes(): Promise<Figure[]> {
  return withDataDir(async (dataDir) => {
    const config = readConfig({
      DATA_DIR: dataDir,
      LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES: '100000',
    })
    const database = await openDatabase(config, log)
    const metrics = createMetrics()
    const jobs = new Jobs({ database, log, metrics })
    const mail = openMail({ config, database, jobs, log, metrics })
    const files = openFileStore(config)
    const auth = authCalls({
      access,
      accountHooks: joinHooks([]),
      config,
      database,
      mail,
      messageTemplates,
      files,
      metrics,
    })
    await database.orm
      .insert(users)
      .values(Array.from({ length: PAIRS }, (_, pair) => ({ email: addressOf('a', pair) })))
    const times = { known: new Array<number>(), unknown: new Array<number>() }
    const measure = async (kind: keyof typeof times, pair: number) =>
      times[kind].push(...(await timesOf(auth, addressOf(kind === 'known' ? 'a' : 'b', pair))))
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const order = ['known', 'unknown'] as const
      for (const kind of pair % 2 ? order : order.toReversed()) await measure(kind, pair)
    }
    await jobs.close()
    mail.close()
    await database.close()
    const slower = times.known.filter((time, index) => time > (times.unknown[index] ?? 0)).length
    const share = ((slower * 100) / times.known.length).toFixed(1)
    const [known, unknown] = [median(times.known), median(times.unknown)]
    return [
      {
        name: 'wrong code, known per unknown address',
        value: known / unknown,
        unit: 'times',
        note: `${(unknown * 1000).toFixed(0)} µs + ${((known - unknown) * 1000).toFixed(0)} µs; known slower in ${share} % of ${times.known.length}`,
      },
    ]
  })
}

function timesOf(auth: AnswerAuthCall, email: string): Promise<number[]> {
  const visitor = new CurrentRequest({ id: 'bench', clientIp: '127.0.0.1', log })
  return serveAs(visitor, async () => {
    const asked = await post(auth, '/email-otp/send-verification-otp', { email, type: 'sign-in' })
    const cookie = asked.headers.getSetCookie().map((line) => line.split(';')[0])
    const times: number[] = []
    for (let left = TRIES; left > 0; left -= 1) {
      const start = performance.now()
      const { status } = await post(
        auth,
        '/sign-in/email-otp',
        { email, otp: '000000' },
        cookie.join('; '),
      )
      times.push(performance.now() - start)
      if (status !== 400) throw new Error(`A wrong code was answered with ${status}`)
    }
    return times
  })
}

const post = (auth: AnswerAuthCall, path: string, body: object, cookie = '') =>
  auth(
    new Request(`http://localhost:3000/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    }),
  )
