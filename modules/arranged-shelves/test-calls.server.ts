import { type CallSamples, supporting } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: { 'shelves.moveBook': supporting },
  bodies: { 'shelves.moveBook': { after: null } },
}
