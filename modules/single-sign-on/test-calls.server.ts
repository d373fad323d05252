import { organizationId } from '#modules/organizations/test-calls.server.ts'
import {
  type CallSamples,
  changing,
  signedIn,
  withoutKey,
} from '#platform/api/test-call-samples.ts'
import { recordOf } from './email-domains/find-record.server.ts'
import { openNeighbours } from './test-neighbours.ts'

const domainId = '019aa5b0-0000-7000-8000-000000000107'
const { issuer, names } = await openNeighbours()
const domain = { domain: 'ours.example', token: 'token' }
const { name, value } = recordOf(domain)
names.records.set(name, [value])

export const samples: CallSamples = {
  matrix: {
    'emailDomains.list': signedIn,
    'emailDomains.create': withoutKey(changing),
    'emailDomains.verify': withoutKey(changing),
    'emailDomains.delete': withoutKey(changing),
    'singleSignOn.get': withoutKey(signedIn),
    'singleSignOn.save': withoutKey(changing),
    'singleSignOn.remove': withoutKey(changing),
  },
  bodies: {
    'emailDomains.create': { domain: 'another.example' },
    'singleSignOn.save': {
      issuer,
      clientId: 'ours',
      clientSecret: 'secret',
      isRequired: false,
    },
  },
  variables: { TRUSTED_ISSUERS: issuer, DNS_SERVERS: names.address },
  tables: ['email_domains', 'organization_providers'],
  async fill(pool) {
    await pool.query(
      `INSERT INTO email_domains (id, organization_id, domain, token) VALUES ($1, $2, $3, $4)`,
      [domainId, organizationId, domain.domain, domain.token],
    )
    await pool.query(
      `INSERT INTO organization_providers (organization_id, issuer, client_id, client_secret)
       VALUES ($1, 'https://login.invalid', 'ours', 'sealed')`,
      [organizationId],
    )
  },
  placesOf: (procedure) =>
    /^(emailDomains|singleSignOn)\./.test(procedure) ? { id: organizationId, domainId } : undefined,
}
