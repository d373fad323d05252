import { readArguments } from '../bootstrap/arguments.mjs'
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

export const usage = `npm run rename -- "Pawline" [--id pawline | --keep-id]    names the product and its package
npm run rename -- --undo                                 puts back what an interrupted run wrote`

const options = {
  id: { type: 'string' },
  'keep-id': { type: 'boolean' },
  undo: { type: 'boolean' },
}

export async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true })
  if (values.undo) {
    undo()
    return say('The interrupted run is undone.')
  }
  refuseHalfDone('npm run rename -- --undo')
  if (positionals.length > 1) throw new Trouble(`Put the name in quotes.\n\n${usage}`)
  if (values.id !== undefined && values['keep-id']) {
    throw new Trouble(`--id and --keep-id exclude each other.\n\n${usage}`)
  }
  const [name = ''] = positionals
  const current = currentIdentity()
  const identity = newIdentity(name, { ...values, keepId: values['keep-id'] }, current)
  refuseUncommitted()
  const files = rewrittenFiles()
  refuseTaken(current, identity, [...files, ...otherSources()])
  const changes = renamingChanges(identity, current, files)
  await install()
  writeAll(changes, () => formatChanges(changes))
  say(farewell(current, identity, changes))
}

const farewell = (current, { name, id }, changes) =>
  [
    `${current.name} is now ${name}, with the id ${id}: ${changes.length} files changed.`,
    'See docs/renaming.md for what is left to do by hand: addresses, pictures, installations.',
  ].join('\n')
