import { serverParts } from '#app/server-parts.server.ts'
import { type CallSamples, managers, managersChanging } from '#platform/api/test-call-samples.ts'

const [first] = serverParts.resources

/** Forms are for users who may change a described resource. */
const row = first
  ? managersChanging
  : ({ ...managers, manager: 'FORBIDDEN', managerKey: 'FORBIDDEN' } as const)

export const samples: CallSamples = {
  matrix: { 'live.edit': { ...row, acting: 'IMPERSONATING', demoManager: 'DEMO_MODE' } },
  bodies: {
    'live.edit': {
      resource: first?.resource.name ?? 'none',
      id: '019aa5b0-0000-7000-8000-000000001000',
      isEditing: true,
    },
  },
  tables: ['editors'],
}
