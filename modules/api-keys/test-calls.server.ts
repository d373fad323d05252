import {
  type CallSamples,
  changing,
  signedIn,
  withoutKey,
} from '#platform/api/test-call-samples.ts'
import { makeKey } from './test-keys.server.ts'

const keyId = '019aa5b0-0000-7000-8000-00000000000a'

export const samples: CallSamples = {
  matrix: {
    'keys.list': withoutKey(signedIn),
    'keys.create': withoutKey(changing),
    'keys.rotate': withoutKey(changing),
    'keys.revoke': withoutKey(changing),
  },
  bodies: { 'keys.create': { name: 'Nightly import', scopes: ['account:update'] } },
  // Any call by a key notes its use.
  parts: ['(SELECT id, start, revoked_at FROM api_keys)'],
  clear: `DELETE FROM api_keys WHERE id = '${keyId}'`,
  fill: (pool, { email }) =>
    pool.query(
      `INSERT INTO api_keys (id, user_id, name, start, hash, scopes)
       SELECT $1, id, 'Nightly export', 'start', 'hash', '{user:get}' FROM users WHERE email = $2`,
      [keyId, email],
    ),
  placesOf: (procedure) => (procedure.startsWith('keys.') ? { id: keyId } : undefined),
  bearerOf: async (owner, scopes) => (await makeKey(owner, scopes)).key,
}
