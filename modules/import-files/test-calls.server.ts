import type { CallSamples } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: {},
  ofResources: {
    verbs: { import: { needs: ['create', 'update'] } },
    files: ['import'],
    bodies: () => ({}),
  },
}
