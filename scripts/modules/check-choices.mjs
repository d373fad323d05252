import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../bootstrap/programs.mjs'
import { root } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { say } from '../bootstrap/words.mjs'
import { tryGit } from '../edits/run-git.mjs'
import { commitAll, copyProject } from '../new/product/copied.mjs'
import { choices, pairsOfModules, someChoices } from './choices.mjs'

const types = [tool('tsc', 'typescript'), '--noEmit', '--incremental', 'false']
const deadCode = [tool('knip'), '--no-config-hints']

const short = [types, deadCode]
const whole = [
  ...short,
  ['scripts/client.mjs'],
  [tool('oxlint')],
  [tool('vitest'), 'run', '--project', 'unit'],
  ['scripts/build.mjs'],
  [tool('vitest'), 'run', '--project', 'processes', 'src/app/commands', 'src/app/used'],
]

const commit = () => tryGit(['rev-parse', 'HEAD'], { cwd: root }).stdout.trim() || '0'

async function checkChoices(chosen, checks) {
  for (const choice of chosen) {
    const problem = await problemOf(choice, checks)
    if (problem !== undefined) process.exitCode = 1
    say(problem === undefined ? `✓ ${choice.title}` : `✗ ${choice.title}: ${problem}`)
  }
}

/** Undefined if all checks pass in a copy of the project with this choice of modules. */
async function problemOf({ gone }, checks) {
  const copy = copyProject(root)
  try {
    const removal = ['scripts/modules.mjs', 'remove', ...gone, '--no-database']
    for (const program of gone.length > 0 ? [removal, ...checks] : checks) {
      const env = { DATA_DIR: join(copy, '.data'), PAGE_BUDGETS: 'enforced' }
      const { exitCode, printed } = await runNode(program, { cwd: copy, env })
      if (exitCode !== 0) return `${program.slice(0, 2).join(' ')} failed.\n${printed.trimEnd()}`
      commitAll(copy)
    }
    return undefined
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

const isAbout =
  (names) =>
  ({ title }) =>
    names.length === 0 || names.some((name) => title.split(' ').includes(name))

/** With --some, types and dead code alone of the base and of five other choices, which differ from commit to commit. */
const typed = process.argv.slice(2)
if (typed[0] === '--some') await checkChoices(someChoices(choices(), commit(), 5), short)
else if (typed[0] === '--pairs') await checkChoices(pairsOfModules(), whole)
else await checkChoices(choices().filter(isAbout(typed)), whole)
