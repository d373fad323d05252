import type { CallSamples } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: {},
  ofResources: {
    verbs: { 'imports.list': { needs: ['create', 'update'], isReading: true } },
    bodies: () => ({}),
  },
}
