import { organizationId } from '#modules/organizations/test-calls.server.ts'
import { type CallSamples, signedIn, withoutKey } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: { 'directory.get': withoutKey(signedIn) },
  tables: ['directory_users'],
  placesOf: (procedure) =>
    procedure.startsWith('directory.') ? { id: organizationId } : undefined,
}
