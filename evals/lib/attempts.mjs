import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { Trouble } from '../../scripts/bootstrap/trouble.mjs'

/** What changes a prepared copy: nothing, the kept solution, a patch or an agent. */
export const byNothing = { by: 'untouched', make() {} }

export const bySolution = {
  by: 'reference solution',
  make: (copy, { solution }) => solution(copy),
}

export function byPatch(file, name = basename(file)) {
  if (!existsSync(file)) throw new Trouble(`There is no ${file}: write it by “git diff > ${file}”.`)
  return { by: name, make: (copy) => copy.git('apply', '--whitespace=nowarn', file) }
}

export function byAgent(command, minutes, name = command.split(' ')[0]) {
  return {
    by: name,
    make: (copy, { prompt }) => copy.run(command, { input: prompt, minutes }),
  }
}
