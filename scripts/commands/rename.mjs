import { parseArgs } from 'node:util'
import { install } from '../bootstrap/install.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { formatChanges } from '../edits/format-changes.mjs'
import { refuseUncommitted } from '../edits/git.mjs'
import { refuseHalfDone, undo, writeAll } from '../edits/write-all.mjs'
import { currentIdentity, renamingChanges } from '../rename/changes.mjs'
import { newIdentity } from '../rename/identity.mjs'
import { refuseTaken } from '../rename/refusals.mjs'
import { otherSources, rewrittenFiles } from '../rename/rewritten-files.mjs'

const usage = 'npm run rename -- "Pawline" [--id pawline | --keep-id], or -- --undo'

export async function main() {
  const { values, positionals } = readArguments()
  if (values.undo) {
    undo()
    return say('The interrupted run is undone.')
  }
  refuseHalfDone('npm run rename -- --undo')
  if (positionals.length > 1) throw new Trouble(`Put the name in quotes: ${usage}`)
  const current = currentIdentity()
  const identity = newIdentity(positionals[0] ?? '', values, current)
  refuseUncommitted()
  const files = rewrittenFiles()
  refuseTaken(current, identity, [...files, ...otherSources()])
  const changes = renamingChanges(identity, current, files)
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

const farewell = (current, { name, id }, changes) =>
  [
    `${current.name} is now ${name}, with the id ${id}: ${changes.length} files changed.`,
    'See docs/renaming.md for what is left to do by hand: addresses, pictures, installations.',
  ].join('\n')
