import { existsSync } from 'node:fs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'

/** The checks by number. Null is one of a feature that was removed, or of a module that is not here: the others keep theirs. */
export const securityChecks = () =>
  JSON.parse(readIfAny(inProject('tests/security/checks.json'))).map((check) => {
    if (typeof check?.module !== 'string') return check
    return existsSync(inProject('modules', check.module)) ? check.says : null
  })
