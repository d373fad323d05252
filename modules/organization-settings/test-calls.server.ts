import {
  type CallSamples,
  changing,
  supporting,
  withoutKey,
} from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: {
    'organizations.update': supporting,
    'organizations.delete': withoutKey(changing),
  },
  bodies: { 'organizations.update': { version: 1, name: 'Renamed' } },
}
