import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { install } from '../bootstrap/install.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { formatChanges } from '../edits/format-changes.mjs'
import { refuseUncommitted } from '../edits/git.mjs'
import { refuseHalfDone, undo, writeAll } from '../edits/write-all.mjs'
import { identityIn, newIdentity } from '../rename/identity.mjs'
import { refuseTaken } from '../rename/refusals.mjs'
import { rewriting } from '../rename/rewriting.mjs'
import { otherSources, read, rewrittenFiles } from '../rename/rewritten-files.mjs'

const usage = 'npm run rename -- "Pawline" [--id pawline | --keep-id], or -- --undo'

export async function main() {
  const { values, positionals } = readArguments()
  if (values.undo) {
    undo()
    return say('The interrupted run is undone.')
  }
  refuseHalfDone('npm run rename -- --undo')
  if (positionals.length > 1) throw new Trouble(`Put the name in quotes: ${usage}`)
  const current = identityIn(read('src/rules/product.ts').text)
  const identity = newIdentity(positionals[0] ?? '', values, current)
  refuseUncommitted()
  const files = rewrittenFiles()
  refuseTaken(current, identity, [...files, ...otherSources()])
  const changes = changesOf(files, rewriting(current, identity))
  await install()
  writeAll(changes, () => formatChanges(changes))
  say(farewell(current, identity, changes))
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        id: { type: 'string' },
        'keep-id': { type: 'boolean' },
        undo: { type: 'boolean' },
      },
    })
    if (values.id !== undefined && values['keep-id']) {
      throw new Error('--id and --keep-id exclude each other.')
    }
    return { values: { ...values, keepId: values['keep-id'] }, positionals }
  } catch (error) {
    throw new Trouble(`${error.message}\n${usage}`)
  }
}

function changesOf(files, rewrite) {
  const changes = files
    .map(({ path, text }) => ({ path, target: rewrite(path), before: text, after: rewrite(text) }))
    .filter(({ path, target, before, after }) => target !== path || after !== before)
  const occupied = changes.find(
    (change) => change.target !== change.path && existsSync(inProject(change.target)),
  )
  if (occupied) throw new Trouble(`${occupied.target} is there already: delete or move it first.`)
  return changes
}

const farewell = (current, { name, id }, changes) =>
  [
    `${current.name} is now ${name}, with the id ${id}: ${changes.length} files changed.`,
    'See docs/renaming.md for what is left to do by hand: addresses, pictures, installations.',
  ].join('\n')
