import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { Trouble } from '../../scripts/bootstrap/trouble.mjs'
import { say } from '../../scripts/bootstrap/words.mjs'

/** What changes a prepared copy: nothing, the kept solution, a patch or an agent. */
export const byNothing = { by: 'untouched', make() {} }

export const bySolution = {
  by: 'reference solution',
  make: (copy, { solution }) => solution(copy),
}

export function byPatch(file, name = basename(file)) {
  if (!existsSync(file)) throw new Trouble(`There is no ${file}: write it by “git diff > ${file}”.`)
  return {
    by: name,
    make(copy) {
      try {
        copy.git('apply', '--whitespace=nowarn', file)
      } catch (error) {
        throw new Trouble(
          `The patch does not apply: make it in a copy of this release.\n${error.stderr}`,
        )
      }
    },
  }
}

/** An agent that fails or takes too long is scored by what it has done. */
export function byAgent(command, minutes, name = command.split(' ')[0]) {
  return {
    by: name,
    make: (copy, { prompt }) =>
      copy
        .run(command, { input: prompt, minutes })
        .catch((error) =>
          say(`The agent has failed, or took more than ${minutes} minutes.\n${error.message}`),
        ),
  }
}
