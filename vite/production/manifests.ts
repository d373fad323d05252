import { z } from 'zod'

const versions = z.record(z.string(), z.string()).default({})

export const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: versions,
  optionalDependencies: versions,
})

const lockedPackage = z.looseObject({
  dependencies: versions.optional(),
  optionalDependencies: versions.optional(),
})

export const lockfile = z.object({ packages: z.record(z.string(), lockedPackage) })

export type Packages = z.infer<typeof lockfile>['packages']
