import { z } from 'zod/mini'
import { passkeyOf } from '#modules/passkeys/credentials/test-passkeys.ts'

export const wrongRecoveryCode = '0000-0000-0000-0000-0000-0000'

export const codesIn = ({ json }: { json: unknown }) =>
  z.object({ codes: z.array(z.string()) }).parse(json).codes

export async function passkeyOnlyUser(served: Parameters<typeof passkeyOf>[0], email: string) {
  const made = await passkeyOf(served, email)
  const { status, json } = await made.browser.post('/passkey/turn-on-passkey-only')
  if (status !== 200) throw new Error(`${email} should sign in with passkeys only`)
  return { ...made, codes: codesIn({ json }) }
}
