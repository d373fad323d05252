import { type CallSamples, changing, everyone, signedIn } from '#platform/api/test-call-samples.ts'
import { providerIds } from './variables/sign-in-providers.server.ts'

const provider = 'github'

export const samples: CallSamples = {
  matrix: {},
  signIn: {
    '/sign-in/social': {
      row: everyone,
      body: { provider, callbackURL: '/app' },
      inBrowser: true,
    },
    '/list-accounts': { row: signedIn },
    '/unlink-account': { row: changing, body: { providerId: provider } },
    ...Object.fromEntries(
      providerIds.map((id) => [`/callback/${id}`, { row: everyone, inBrowser: true }]),
    ),
  },
  variables: { GITHUB_CLIENT_ID: 'nobody', GITHUB_CLIENT_SECRET: 'nothing' },
  tables: ['accounts'],
}
