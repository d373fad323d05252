import { organizationId } from '#modules/organizations/test-calls.server.ts'
import {
  type CallSamples,
  signedIn,
  supporting,
  withoutKey,
} from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: {
    'organizations.active': withoutKey(signedIn),
    'organizations.deactivate': withoutKey(supporting),
    'organizations.activate': withoutKey(supporting),
  },
  variantOf: (procedure) => (procedure === 'organizations.activate' ? 'inactive' : 'active'),
  async fill(pool, { variant }) {
    await pool.query('UPDATE sessions SET active_organization_id = $1', [
      variant === 'active' ? organizationId : null,
    ])
  },
}
