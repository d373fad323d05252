import { run } from '../bootstrap/programs.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'

export async function main() {
  const { exitCode, printed } = await run('git', ['config', 'core.hooksPath', '.githooks'])
  if (exitCode !== 0) {
    throw new Trouble(`${printed}git could not set core.hooksPath: run the command in a clone.`)
  }
  say('Each commit is checked from now on. To undo: git config --unset core.hooksPath')
}
