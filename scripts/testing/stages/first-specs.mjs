import { projectFiles } from '../../bootstrap/project-files.mjs'

const specs = (ending) => [
  ...projectFiles(['tests/e2e'], ending),
  ...projectFiles(['modules'], ending),
]

/** The browser tests of the paths that a person would miss first. */
export const firstSpecs = () => specs(/\.first\.spec\.ts$/)

export const otherSpecs = () => specs(/(?<!\.first)\.spec\.ts$/)
