import { globSync } from 'node:fs'
import { root } from '../../bootstrap/project.mjs'

const specs = (pattern, exclude = []) =>
  globSync(pattern, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'))

/** The browser tests of the paths that a person would miss first. */
export const firstSpecs = () => specs('tests/e2e/**/*.first.spec.ts')

export const otherSpecs = () => specs('tests/e2e/**/*.spec.ts', ['**/*.first.spec.ts'])
