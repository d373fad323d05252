import { type CallSamples, signedIn } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = { matrix: { 'organizations.listActivity': signedIn } }
