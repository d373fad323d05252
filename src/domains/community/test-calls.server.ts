import type { CallSamples } from '#platform/api/test-call-samples.ts'
import { organizationCalls } from './organizations/test-organization-calls.server.ts'
import { shelfCalls } from './shelves/test-shelf-calls.server.ts'

export const samples: CallSamples = {
  matrix: { ...organizationCalls.matrix, ...shelfCalls.matrix },
  bodies: { ...organizationCalls.bodies, ...shelfCalls.bodies },
  reads: [...organizationCalls.reads, ...shelfCalls.reads],
  files: shelfCalls.files,
  variables: organizationCalls.variables,
  tables: [...organizationCalls.tables, ...shelfCalls.tables],
  clear: 'DELETE FROM organizations; DELETE FROM shelves; DELETE FROM reading_goals',
  async fill(pool, world) {
    await organizationCalls.fill(pool, world)
    await shelfCalls.fill(pool, world)
  },
  variantOf: (procedure) => (procedure === 'organizations.activate' ? 'inactive' : 'active'),
  ids: organizationCalls.ids,
  names: organizationCalls.names,
  placesOf: (procedure) => shelfCalls.placesOf(procedure) ?? organizationCalls.placesOf(procedure),
  open: [...organizationCalls.open, ...shelfCalls.open],
  async make(send, given) {
    await organizationCalls.make(send)
    await shelfCalls.make(send, given)
  },
  searches: organizationCalls.searches,
  halves: [
    ['/shelves', 'POST', { name: 'Half \ud83d' }],
    ['/organizations', 'POST', { name: '\udcda half' }],
  ],
}
