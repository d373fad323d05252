import { type CallSamples, changing, everyone, signedIn } from '#platform/api/test-call-samples.ts'
import { Authenticator } from './credentials/test-authenticator.ts'

const device = new Authenticator('https://product.example')
const begins = { ...everyone, demoManager: 'DEMO_MODE' } as const

export const samples: CallSamples = {
  matrix: {},
  signIn: {
    '/passkey/generate-authenticate-options': { row: begins },
    '/passkey/verify-authentication': { row: begins, body: { response: device.get({}) } },
    '/passkey/offer-passkey': { row: changing },
    '/passkey/generate-register-options': { row: changing },
    '/passkey/verify-registration': { row: changing, body: { response: device.create({}) } },
    '/passkey/list-user-passkeys': { row: signedIn },
    '/passkey/update-passkey': {
      row: changing,
      body: { id: crypto.randomUUID(), name: 'Renamed' },
    },
    '/passkey/delete-passkey': { row: changing, body: { id: crypto.randomUUID() } },
  },
  tables: ['passkeys', 'sign_in_settings'],
  open: ['POST /passkey/generate-authenticate-options', 'POST /passkey/verify-authentication'],
}
