import { globSync } from 'node:fs'
import { guidePattern } from '../../src/rules/guides.ts'
import { root } from '../bootstrap/project.mjs'

/** The paths of all guides: those of the base, and those in the folders of modules. */
export const guidePages = (project = root) =>
  globSync(guidePattern, { cwd: project })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
