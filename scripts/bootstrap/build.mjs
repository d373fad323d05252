import { rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { alone } from './lock.mjs'
import { runNode } from './programs.mjs'
import { inProject, readIfAny } from './project.mjs'
import { tool } from './tools.mjs'
import { Trouble } from './trouble.mjs'
import { step } from './words.mjs'

const stamp = inProject('dist/.built-from')

export async function build({ anew = false } = {}) {
  if (isBuilt() && !anew) return
  await alone(async () => {
    if (!isBuilt() || anew) await step('Building', viteBuild)
  })
}

function isBuilt() {
  return readIfAny(stamp) === fingerprint()
}

/** Removes the stamp first and writes it last, so that an interrupted build never counts as complete. */
async function viteBuild() {
  const sources = fingerprint()
  rmSync(stamp, { force: true })
  const { exitCode, printed } = await runNode([tool('vite'), 'build'], {
    env: { NODE_ENV: 'production' },
  })
  if (exitCode !== 0) throw new Trouble(`${printed.trimEnd()}\n\nThe build failed: see above.`)
  writeFileSync(stamp, sources)
}
