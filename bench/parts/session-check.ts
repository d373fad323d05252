import { access } from '#domains/identity/auth/access.server.ts'
import { type AnswerAuthCall, authCalls } from '#domains/identity/auth/auth-handler.server.ts'
import { findSession } from '#domains/identity/auth/sessions/current-session.server.ts'
import { readSession } from '#domains/identity/auth/sessions/renew-session.server.ts'
import { readConfig } from '#platform/config/config.ts'
import { joinHooks } from '#platform/context/account-hooks.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
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

const ROUNDS = sized(7, 1)
const AT_ONCE = 8
const READS = sized(1500, 50)

const log = createLog({ level: 'silent' })
/** The real messages are JSX, which Node can't load. */
const say = (subject: string) => Promise.resolve({ subject, text: subject, html: subject })
const messageTemplates: MessageTemplates = {
  languageOf: () => 'en',
  signInCode: ({ code }) => say(code),
  emailChangeCode: ({ code }) => say(code),
  accountDeletionCode: ({ code }) => say(code),
  emailChanged: () => say('emailChanged'),
  newDevice: () => say('newDevice'),
  accountDeleted: () => say('accountDeleted'),
}
const visitor = () => new CurrentRequest({ id: 'bench', clientIp: '127.0.0.1', log })

export default { title: 'Session check', measure: sessionCheck } satisfies Part

async function sessionCheck(): Promise<Figure[]> {
  return withDataDir(async (dataDir) => {
    const config = readConfig({ DATA_DIR: dataDir })
    const database = await openDatabase(config, log)
    const metrics = createMetrics()
    const jobs = new Jobs({ database, log, metrics })
    const mail = openMail({ config, database, jobs, log, metrics })
    const files = openFileStore(config)
    const services = { accountHooks: joinHooks([]), config, database }
    const auth = authCalls({
      ...services,
      access,
      mail,
      messageTemplates,
      files,
      metrics,
    })
    const headers = new Headers({
      cookie: await signIn(auth, async () => (await mail.mailbox?.())?.[0]?.subject),
    })
    const token = await newestToken(database)

    const check = () => readSession({ ...services, request: { headers } })
    const query = () => findSession(services, { token, headers })
    const lookup = () => database.pool.query('SELECT * FROM sessions WHERE token = $1', [token])
    if (!(await serveAs(visitor(), check))) throw new Error('Nobody is signed in')

    const rounds: Record<'check' | 'query' | 'lookup', number>[] = []
    for (const work of [check, query, lookup]) await microseconds(work)
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        check: await microseconds(check),
        query: await microseconds(query),
        lookup: await microseconds(lookup),
      })
    }
    await jobs.close()
    mail.close()
    await database.close()
    const nextToLookup = (name: 'check' | 'query'): Pick<Figure, 'value' | 'unit' | 'note'> => ({
      value: median(rounds.map((round) => round[name] / round.lookup)),
      unit: 'times',
      note: `${median(rounds.map((round) => round[name])).toFixed(0)} µs`,
    })
    return [
      { name: 'the whole check, per bare lookup by key', ...nextToLookup('check') },
      { name: 'its query alone, per bare lookup by key', ...nextToLookup('query') },
    ]
  })
}

async function microseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let left = READS
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      serveAs(visitor(), async () => {
        while (left-- > 0) await work()
      }),
    ),
  )
  return ((performance.now() - start) * 1000) / READS
}

function signIn(
  auth: AnswerAuthCall,
  mailedCode: () => Promise<string | undefined>,
): Promise<string> {
  const email = 'bench@example.com'
  const post = async (path: string, body: object, cookie = '') => {
    const response = await auth(
      new Request(`http://localhost:3000/api/auth${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
    )
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  return serveAs(visitor(), async () => {
    const browser = await post('/email-otp/send-verification-otp', { email, type: 'sign-in' })
    return post('/sign-in/email-otp', { email, otp: await mailedCode() }, browser)
  })
}

async function newestToken({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ token: string }>('SELECT token FROM sessions')
  return rows[0]?.token ?? ''
}
