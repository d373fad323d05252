import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { z } from 'zod/mini'
import { apiRouter } from '#app/api/router.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { variables as ofModules } from '#app/variables.server.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import type { Access } from '#platform/context/access.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { type FileStore, openFileStore } from '#platform/files/file-store.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import type { Answered, Asked } from '#platform/http/test-client.ts'
import { fromHere, serveHandlers, type WhenDone } from '#platform/http/test-server.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { mailboxHandler } from '#platform/mail/mailbox-handler.ts'
import type { MessageTemplates } from '#platform/mail/message-templates.ts'
import { testMail } from '#platform/mail/test-mail.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import type { Services } from '#platform/services.ts'
import { type AnswerAuthCall, authCalls, authHandler } from './auth-handler.server.ts'
import { findProvedUser, isBanned } from './people/people.server.ts'
import { beginSession } from './sessions/begin-session.server.ts'

export const testSecret = 'a secret that only the tests know, and it is long'

function testConfig(variables: Record<string, string> = {}) {
  const given = {
    BASE_URL: 'https://product.example',
    DATABASE_URL: 'postgres://unused',
    AUTH_SECRET: testSecret,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'product@product.example',
    LIMIT_CODE_RESEND_SECONDS: '1',
    LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES: '10000',
    LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE: '10000',
    LIMIT_ANONYMOUS_CALLS_PER_SOURCE_PER_MINUTE: '1000000',
    ...variables,
  }
  const config = readConfig(given, ofModules)
  return variables['SMTP_URL'] ? config : { ...config, mail: undefined }
}

const say = (subject: string, facts: object) =>
  Promise.resolve({ subject, text: JSON.stringify(facts), html: `<b>${subject}</b>` })

const messageTemplates: MessageTemplates = {
  languageOf: (reader) => reader.get('accept-language') ?? 'en',
  signInCode: (facts) => say(facts.code, facts),
  emailChangeCode: (facts) => say(facts.code, facts),
  accountDeletionCode: (facts) => say(facts.code, facts),
  emailChanged: (facts) => say('emailChanged', facts),
  newDevice: (facts, reader) =>
    say('newDevice', { ...facts, language: reader.get('accept-language') }),
  accountDeleted: (facts) => say('accountDeleted', facts),
}

/** The hooks of all features: their additions to sign-in are tried as well. */
export const testHooks = serverParts.accountHooks

type Foundation = {
  access: Access
  accountHooks: AccountHooks
  messageTemplates: MessageTemplates
  config: Config
  database: TestDatabase
  files: FileStore
  mail: Mail
  log: Services['log']
  metrics: Services['metrics']
  apiRouter: Services['apiRouter']
  translate: (message: string) => string
}

const sessionPath = '/test/session'
const sessionInput = z.object({ email: z.string() })

/** Begins the session that a code would begin: the code and its mail cost four times as much. */
const sessionHandler = (foundation: Foundation): RouteHandler => ({
  name: sessionPath,
  matches: (path) => path === sessionPath,
  async handle({ request }) {
    const { email } = sessionInput.parse(await request.json())
    const { config, database } = foundation
    const user = await findProvedUser({ ...foundation, orm: database.orm }, email, config)
    if (!user || (await isBanned(database, user))) return new Response(null, { status: 403 })
    const answerHeaders = new Headers()
    await beginSession({ ...foundation, request, answerHeaders }, user, 'code')
    return new Response(null, { status: 204, headers: answerHeaders })
  },
})

export async function serveAuth(
  database: TestDatabase,
  variables: Record<string, string> = {},
  others: (foundation: Foundation, calls: AnswerAuthCall) => RouteHandler[] = () => [],
  whenDone: WhenDone = onTestFinished,
  hooks = testHooks,
) {
  const folder = await mkdtemp(join(tmpdir(), 'test-'))
  whenDone(() => rm(folder, { recursive: true }))
  const config = testConfig({ DATA_DIR: folder, ...variables })
  const metrics = createMetrics()
  const mail = testMail({ config, database, metrics }, whenDone)
  const foundation = {
    access: serverParts.access,
    accountHooks: hooks,
    messageTemplates,
    config,
    database,
    mail,
    log: silentLog,
    metrics,
    files: openFileStore(config),
    apiRouter,
    repeatableCalls: serverParts.repeatableCalls,
    translate: (message: string) => message,
  }
  const auth = authCalls(foundation)
  const served = await serveHandlers(
    [
      ...others(foundation, auth),
      authHandler(auth),
      mailboxHandler(foundation),
      sessionHandler(foundation),
    ],
    { trustedProxies: config.trustedProxies, whenDone },
  )
  const newestCode = async (email: string) => {
    const sent = await messagesIn(mail)
    const codes = sent.flatMap(({ to, subject }) =>
      to === email ? (/^\d{6}\b/.exec(subject) ?? []) : [],
    )
    return codes[0] ?? ''
  }
  const browser = (always: Record<string, string> = {}) => new Browser(served.ask, always)
  const signedIn = async (email: string, visitor = browser()) => {
    const { status } = await visitor.send('POST', sessionPath, { email })
    if (status !== 204) throw new Error(`${email} should have been let in`)
    return visitor
  }
  return { ...served, config, metrics, mail, newestCode, browser, signedIn }
}

type Ask = Awaited<ReturnType<typeof serveHandlers>>['ask']

class Browser {
  readonly cookies = new Map<string, string>()
  readonly #ask: Ask

  readonly #always: Record<string, string>

  constructor(ask: Ask, always: Record<string, string>) {
    this.#ask = ask
    this.#always = always
  }

  get accessCookies() {
    return [...this.cookies.keys()].filter((name) => !name.endsWith('.known_browser'))
  }

  get(path: string, headers: Record<string, string> = {}) {
    return this.ask(`/api/auth${path}`, { headers })
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    return this.send('POST', `/api/auth${path}`, body, headers)
  }

  send(method: string, path: string, value: unknown, headers: Record<string, string> = {}) {
    const body = JSON.stringify(value)
    const length = { 'content-length': `${Buffer.byteLength(body)}` }
    const sent = { 'content-type': 'application/json', ...length, ...fromHere, ...headers }
    return this.ask(path, { method, headers: sent, body })
  }

  async ask(path: string, { headers = {}, ...asked }: Asked = {}) {
    return this.#keep(await this.#ask(path, { ...asked, headers: this.#headers(headers) }))
  }

  askCode(email: string, headers?: Record<string, string>) {
    return this.post('/email-otp/send-verification-otp', { email, type: 'sign-in' }, headers)
  }

  signIn(email: string, otp: string) {
    return this.post('/sign-in/email-otp', { email, otp })
  }

  #headers(headers: Record<string, string>) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { ...this.#always, ...headers, ...(cookie && { cookie }) }
  }

  #keep(answer: Answered) {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }
}
