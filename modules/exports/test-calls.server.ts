import { type CallSamples, managers } from '#platform/api/test-call-samples.ts'

const chosen = '019aa5b0-0000-7000-8000-000000000004'
const reading = { needs: ['read'], isReading: true }

export const samples: CallSamples = {
  matrix: { 'users.export': managers, 'users.exportChosen': managers },
  bodies: { 'users.exportChosen': { ids: [chosen] } },
  reads: ['users.exportChosen'],
  ofResources: {
    verbs: { export: reading, exportChosen: reading },
    bodies: ({ keptId }) => ({ exportChosen: { ids: [keptId] } }),
  },
}
