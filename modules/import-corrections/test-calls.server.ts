import type { CallSamples } from '#platform/api/test-call-samples.ts'

const needs = ['create', 'update']

/** They act on the sample of `imports` that is checked. */
export const samples: CallSamples = {
  matrix: {},
  ofResources: {
    verbs: { 'imports.correct': { needs }, 'imports.fix': { needs } },
    bodies: () => ({ 'imports.correct': { values: {} }, 'imports.fix': { fixes: [] } }),
  },
}
