import { projectFiles } from '../../bootstrap/project-files.mjs'

/** The browser tests of the paths that a person would miss first. */
export const firstSpecs = () => projectFiles(['tests/e2e'], /\.first\.spec\.ts$/)

export const otherSpecs = () => projectFiles(['tests/e2e'], /(?<!\.first)\.spec\.ts$/)
