import { type CallSamples, managers } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = { matrix: { 'dashboard.gettingStarted': managers } }
