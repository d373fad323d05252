import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { place } from './copy.mjs'

const memory = join(place, 'tsbuildinfo')

async function checkTypes(copy) {
  const file = '.git/tsbuildinfo'
  if (existsSync(memory)) copyFileSync(memory, copy.path(file))
  await copy.run(`tsc --noEmit --tsBuildInfoFile ${file}`)
  copyFileSync(copy.path(file), memory)
}

/** Points that many tasks share. */
export const shared = {
  'the conventions hold: texts in all languages, migrations, error codes': (copy) =>
    copy.vitest('unit', 'tests/conventions'),
  'the types agree': checkTypes,
}

export const noMarksLeft = {
  'no text waits for its translation': (copy) => {
    const waiting = copy
      .find('src/**/*.{json,ts,tsx}')
      .filter((path) => /['"]\[(fr|ar|sw)\] /.test(copy.read(path)))
    require(waiting.length === 0, `Texts in ${waiting.join(', ')} wait for their translation`)
  },
}

export function require(isTrue, reason) {
  if (!isTrue) throw new Error(reason)
}
