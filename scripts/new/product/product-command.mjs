import { rmSync } from 'node:fs'
import { runNode } from '../../bootstrap/programs.mjs'
import { tool } from '../../bootstrap/tools.mjs'
import { Trouble } from '../../bootstrap/trouble.mjs'
import { say, step } from '../../bootstrap/words.mjs'
import { writeAll } from '../../edits/write-all.mjs'
import { knownModules, words } from '../../modules/known-modules.mjs'
import { mayHaveDatabase } from '../may-have-database.mjs'
import { chosenModules } from './choose-modules.mjs'
import { commitAll, copyProject, differences } from './copied.mjs'
import { refuseUnsaved } from './refuse-unsaved.mjs'

/** Works in a copy, so that the project changes only when everything has passed. */
export async function newProduct(root, { name, ...options }) {
  const all = knownModules(root).map((module) => module.name)
  const kept = await chosenModules(root, options)
  const gone = all.filter((one) => !kept.includes(one))
  const told = `Modules that stay: ${words(kept)}\nModules that go: ${words(gone)}`
  if (options['dry-run']) return say(`${told}\nNothing is changed.`)
  refuseUnsaved(root)
  const copy = copyProject(root)
  try {
    if (gone.length > 0) {
      await step('Taking modules out', () =>
        run(copy, ['scripts/modules.mjs', 'remove', ...gone, tablesOf()]),
      )
    }
    await step('Naming the product', () => run(copy, ['scripts/rename.mjs', name]))
    await step('Writing the client, texts and pages again', () => writeAgain(copy))
    await step('Checking types', () => check(copy))
    const changes = differences(root, copy)
    writeAll(changes, () => undefined)
    say(farewell(name, told))
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Only a start on this machine can have made tables of a new product. */
const tablesOf = () => (mayHaveDatabase() ? '--drop-tables' : '--no-database')

async function writeAgain(copy) {
  await run(copy, ['tests/conventions/delete-unused-texts.ts'])
  await run(copy, ['scripts/client.mjs'])
  await run(copy, [tool('oxfmt')])
  await run(copy, ['scripts/docs.mjs'])
}

async function check(copy) {
  const { exitCode, printed } = await runNode(
    [tool('tsc', 'typescript'), '--noEmit', '--incremental', 'false'],
    { cwd: copy },
  )
  if (exitCode === 0) return
  throw new Trouble(
    `${printed}\nCode of yours uses a module that goes, so nothing is changed. Keep the module, or let the code do without, commit, and run the command again.`,
  )
}

/** Commands refuse what is not committed, so each step is. */
async function run(copy, typed) {
  const { exitCode, printed } = await runNode(typed, { cwd: copy })
  if (exitCode !== 0) {
    throw new Trouble(`${printed}\n${typed.join(' ')} failed: nothing is changed.`)
  }
  commitAll(copy)
}

const farewell = (name, told) =>
  [
    told,
    'Next:',
    '  1. npm install, and npm run check',
    '  2. npm start',
    `  3. git add --all && git commit -m "product: start ${name}"`,
    'Undo it before the commit: git restore . && git clean -fd',
    'See docs/starting-a-product.md for what is yours to write.',
  ].join('\n')
