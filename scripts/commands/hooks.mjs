import { readArguments } from '../bootstrap/arguments.mjs'
import { run } from '../bootstrap/programs.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'

export const usage =
  'npm run hooks    sets up git to run npm run check -- --changed before each commit'

export async function main() {
  readArguments(usage)
  const { exitCode, printed } = await run('git', ['config', 'core.hooksPath', '.githooks'])
  if (exitCode !== 0) {
    throw new Trouble(`${printed}git could not set core.hooksPath: run the command in a clone.`)
  }
  say('Each commit is checked from now on. To undo: git config --unset core.hooksPath')
}
