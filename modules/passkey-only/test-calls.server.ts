import { type CallSamples, changing, everyone } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: {},
  signIn: {
    '/sign-in/recovery-code': {
      row: { ...everyone, demoManager: 'DEMO_MODE' },
      body: { email: 'new@example.com', code: '0000-0000' },
    },
    '/passkey/turn-on-passkey-only': { row: changing },
    '/passkey/turn-off-passkey-only': { row: changing },
    '/passkey/replace-recovery-codes': { row: changing },
  },
  tables: ['recovery_codes'],
  open: ['POST /sign-in/recovery-code'],
}
