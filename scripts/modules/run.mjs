import { readArguments } from '../bootstrap/arguments.mjs'
import { describe } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { options, usage } from '../commands/modules.mjs'
import { refuseHalfDone, undo } from '../edits/write-all.mjs'
import { addModules } from './add-modules.mjs'
import { listed } from './known-modules.mjs'
import { removeModules } from './remove-modules.mjs'

async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true })
  if (values.undo) {
    undo()
    return say('The interrupted run is undone.')
  }
  refuseHalfDone('npm run modules -- --undo')
  const [command, ...names] = positionals
  if (command === undefined) return say(listed())
  return command === 'add' ? addModules(names, values) : removeModules(names, values)
}

try {
  await main()
} catch (error) {
  console.error(describe(error))
  process.exitCode = 1
}
