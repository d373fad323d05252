import { root } from '../bootstrap/project.mjs'
import { describe } from '../bootstrap/trouble.mjs'
import { applyChanges } from '../new/apply-changes.mjs'
import { withoutModules } from './remove-modules.mjs'

/** Takes the named modules out of a release that an upgrade compares: pages and locks that follow are written after the merge. */
try {
  applyChanges(root, withoutModules(process.argv.slice(2)).changes)
} catch (error) {
  console.error(describe(error))
  process.exitCode = 1
}
