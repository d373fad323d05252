import { z } from 'zod/mini'
import type { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { Authenticator, type Fault } from './test-authenticator.ts'

const origin = 'https://product.example'

type Served = Pick<Awaited<ReturnType<typeof serveAuth>>, 'browser' | 'signedIn'>
type Browser = ReturnType<Served['browser']>

const optionsSchema = z.record(z.string(), z.unknown())

export const idIn = ({ json }: { json: unknown }) => z.object({ id: z.string() }).parse(json).id

export const optionsFor = async (browser: Browser, what: 'register' | 'authenticate') =>
  optionsSchema.parse((await browser.post(`/passkey/generate-${what}-options`)).json)

export async function add(browser: Browser, fault?: Fault) {
  const device = new Authenticator(origin)
  const response = device.create(await optionsFor(browser, 'register'), fault)
  return { device, answer: await browser.post('/passkey/verify-registration', { response }) }
}

export const comeInBy = async (device: Authenticator, browser: Browser, fault?: Fault) =>
  browser.post('/passkey/verify-authentication', {
    response: device.get(await optionsFor(browser, 'authenticate'), fault),
  })

export async function passkeyOf(served: Served, email: string) {
  const browser = await served.signedIn(email)
  const { device, answer } = await add(browser)
  if (answer.status !== 200) throw new Error(`${email} should have a passkey`)
  return { browser, device, id: idIn(answer) }
}
