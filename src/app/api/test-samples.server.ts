import type { CallSamples } from '#platform/api/test-call-samples.ts'

const domains = import.meta.glob<CallSamples>('../../domains/*/test-calls.server.ts', {
  import: 'samples',
  eager: true,
})
const modules = import.meta.glob<CallSamples>('../../../modules/*/test-calls.server.ts', {
  import: 'samples',
  eager: true,
})
const needs = import.meta.glob<string[]>('../../../modules/*/module.json', {
  import: 'needs',
  eager: true,
})

const depthOf = (name = ''): number =>
  Math.max(0, ...(needs[`../../../modules/${name}/module.json`] ?? []).map(depthOf)) + 1
const nameIn = (path: string) => path.split('/')[4]

/** A module’s rows may refer to those of the modules that it needs. */
export const domainCalls = [
  ...Object.values(domains),
  ...Object.entries(modules)
    .toSorted(([one], [other]) => depthOf(nameIn(one)) - depthOf(nameIn(other)))
    .map(([, calls]) => calls),
]

/** Calls that modules add to each described resource. */
export const resourceCalls = domainCalls.flatMap(({ ofResources = [] }) => ofResources)
