import { readArguments } from '../bootstrap/arguments.mjs'
import { describe } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { options, usage } from '../commands/modules.mjs'
import { refuseHalfDone, undo } from '../edits/write-all.mjs'
import { listed } from './known-modules.mjs'
import { removeModules } from './remove-modules.mjs'

function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true })
  if (values.undo) {
    undo()
    return say('The interrupted run is undone.')
  }
  refuseHalfDone('npm run modules -- --undo')
  const [, ...names] = positionals
  if (names.length === 0) return say(listed())
  return removeModules(names, values)
}

try {
  main()
} catch (error) {
  console.error(describe(error))
  process.exitCode = 1
}
