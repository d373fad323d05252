import {
  type CallSamples,
  changing,
  signedIn,
  withoutKey,
} from '#platform/api/test-call-samples.ts'

const clientId = '019aa5b0-0000-7000-8000-00000000000b'

export const samples: CallSamples = {
  matrix: {
    'connections.review': withoutKey(signedIn),
    'connections.create': withoutKey(changing),
  },
  bodies: {
    'connections.create': {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: 'https://assistant.example/callback',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      scope: 'account:read',
      access: 'read',
    },
  },
  variables: { MCP: 'on' },
  clear: 'DELETE FROM oauth_grants; DELETE FROM oauth_clients',
  async fill(pool) {
    await pool.query(
      `INSERT INTO oauth_clients (id, name, redirect_uris) VALUES ($1, 'Assistant', '{https://assistant.example/callback}')`,
      [clientId],
    )
  },
}
