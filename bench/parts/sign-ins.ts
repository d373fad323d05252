import type { Figure } from '../report/figure.ts'
import { percentile } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { processorSeconds, startProduct, withDataDir } from '../running/product.ts'
import { sized } from '../running/sized.ts'
import { startSmtpSink } from '../running/smtp-sink.ts'

const CLIENTS = 16
const SECONDS = sized(6, 1)
const PORT = 4805
const SMTP_PORT = 4806

/** A single machine stands for many sources, so the limits per source are raised to their maximum. */
const environment = {
  SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
  MAIL_FROM: 'bench@example.com',
  LIMIT_CODES_PER_SOURCE_PER_TEN_MINUTES: '100000',
  LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE: '100000',
}

export default { title: 'Sign-ins', measure: signIns } satisfies Part

async function signIns(): Promise<Figure[]> {
  return withDataDir(async (dataDir) => {
    const sink = await startSmtpSink(SMTP_PORT)
    const product = await startProduct(dataDir, PORT, environment)
    const origin = new URL(product.url).origin
    await signInForAWhile(origin, 2, sink.codeFor)
    const before = processorSeconds(product.pid)
    const { times, seconds } = await signInForAWhile(origin, SECONDS, sink.codeFor)
    const processorMs = ((processorSeconds(product.pid) - before) * 1000) / times.length
    await product.stop()
    sink.stop()
    const perSecond = times.length / seconds
    const speed = { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
    const note = `${CLIENTS} at once, mail by SMTP included`
    return [
      { name: 'whole sign-ins by code', value: perSecond, unit: 'per second', speed, note },
      { name: 'processor time of one', value: processorMs, unit: 'ms' },
    ]
  })
}

type CodeFor = (email: string) => Promise<string>

async function signInForAWhile(origin: string, seconds: number, codeFor: CodeFor) {
  const times: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) {
        const began = performance.now()
        await signIn(origin, `${crypto.randomUUID()}@example.com`, codeFor)
        times.push(performance.now() - began)
      }
    }),
  )
  return { times, seconds: (performance.now() - start) / 1000 }
}

async function signIn(origin: string, email: string, codeFor: CodeFor) {
  const code = codeFor(email)
  const asked = await post(origin, '/email-otp/send-verification-otp', { email, type: 'sign-in' })
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  await post(origin, '/sign-in/email-otp', { email, otp: await code }, cookie)
}

async function post(origin: string, path: string, body: object, cookie = '') {
  const response = await fetch(`${origin}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  })
  const said = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${said}`)
  return response
}
