import { organizationId } from '#modules/organizations/test-calls.server.ts'
import {
  type CallSamples,
  managers,
  managersChanging,
  withoutKey,
} from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: {
    'managedOrganizations.list': managers,
    'managedOrganizations.get': managers,
    'managedOrganizations.listMembers': managers,
    'managedOrganizations.end': withoutKey(managersChanging),
  },
  placesOf: (procedure) =>
    procedure.startsWith('managedOrganizations.') ? { id: organizationId } : undefined,
}
