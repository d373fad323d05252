import type { Feature } from '#kit/parts/index.ts'
import type { Resources } from '#kit/resource-pages/index.ts'

/** The side of a folder of `modules/` that the browser loads with every page. */
export interface Module extends Feature {
  /** The screens of resources without route files, by path. */
  resources?: Resources
}

export const defineModule = (module: Module): Module => module
