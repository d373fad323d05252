import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../../bootstrap/programs.mjs'
import { tool } from '../../bootstrap/tools.mjs'
import { Trouble } from '../../bootstrap/trouble.mjs'
import { say, step } from '../../bootstrap/words.mjs'
import { writeAll } from '../../edits/write-all.mjs'
import { follow } from '../../guides/follow.mjs'
import { stepsOf } from '../../guides/steps.mjs'
import { copyProject, differences, isThere } from './copied.mjs'
import { deleteLibraryTests } from './library-tests.mjs'
import { refuseUnsaved } from './refuse-unsaved.mjs'

export const library = ['catalogue', 'organizations', 'reader', 'shelves']

const guidesIn = (root) => [
  'docs/removing-the-community.md',
  'docs/removing-the-catalogue.md',
  ...globSync('scripts/new/product/remainder/*.md', { cwd: root }).toSorted(),
]

/** Works in a copy, so that the project changes only when everything has passed. */
export async function newProduct(root) {
  refuseGone(root)
  refuseUnsaved(root)
  const copy = copyProject(root)
  try {
    await step('Removing the library, and writing notes as an example', () =>
      removeLibrary(root, copy),
    )
    await step('Building', () => finish(copy))
    await step('Checking types', () => check(copy))
    const changes = differences(root, copy)
    writeAll(changes, () => undefined)
    say(farewell(changes))
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

function refuseGone(root) {
  const left = library.filter((name) => existsSync(join(root, 'modules', name)))
  if (left.length === library.length) return
  throw new Trouble(
    left.length === 0
      ? 'The library is gone already. Add what is yours: npm run new -- module <name>'
      : `The library is gone in part. Take out what is left: npm run modules -- remove ${left.join(' ')}`,
  )
}

export async function removeLibrary(root, copy) {
  const isGone = (path) => !isThere(copy, path) && isThere(root, path)
  const run = (command) => runGuided(copy, command, isGone)
  for (const guide of guidesIn(root)) {
    try {
      await follow(copy, stepsOf(readFileSync(join(root, guide), 'utf8')), { run, isGone })
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      throw new Trouble(
        `${error.message}\n${guide} has this step, and your files differ from what it expects. Nothing is changed: ` +
          'put the file back as it was, or follow the guide by hand.',
      )
    }
  }
  deleteLibraryTests(copy)
}

/** Runs what writes sources; the last step formats and builds once for all guides. */
export async function runGuided(copy, command, isGone = () => false) {
  const [, name, typed] = /^npm run (migration|modules|new) -- (.+)$/.exec(command) ?? []
  // A guide may take out what another one has taken out already.
  const isLeft = (word) => name !== 'modules' || !isGone(`modules/${word}`)
  if (name) await runIn(copy, [`scripts/${name}.mjs`, ...typed.split(' ').filter(isLeft)])
}

/** The build also writes the list of routes. */
async function finish(copy) {
  await runIn(copy, ['tests/conventions/delete-unused-texts.ts'])
  await runIn(copy, [tool('oxfmt')])
  await runIn(copy, ['scripts/docs.mjs'])
  await runIn(copy, ['scripts/build.mjs'])
}

async function check(copy) {
  const { exitCode, printed } = await runNode(
    [tool('tsc', 'typescript'), '--noEmit', '--incremental', 'false'],
    { cwd: copy },
  )
  if (exitCode === 0) return
  throw new Trouble(
    `${printed}\nCode of yours uses the library, so nothing is changed. Let it do without, commit, and run the command again.`,
  )
}

async function runIn(copy, typed) {
  const { exitCode, printed } = await runNode(typed, { cwd: copy })
  if (exitCode === 0) return
  throw new Trouble(`${printed}\n${typed.join(' ')} failed: nothing is changed.`)
}

const farewell = (changes) => {
  const deleted = changes.filter(({ after }) => after === undefined).length
  return [
    `The library is gone: ${deleted} files are deleted, ${changes.length - deleted} are new or changed.`,
    'Next:',
    '  1. npm run check',
    '  2. npm start, and open /manager/notes',
    '  3. git add -A && git commit -m "product: start without the library"',
    '  4. npm run rename -- "Pawline"',
    'Undo it before the commit: git restore . && git clean -fd',
    'See docs/starting-a-product.md for what is yours to write.',
  ].join('\n')
}
