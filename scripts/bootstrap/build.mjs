import { rmSync, writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.mjs'
import { alone } from './lock.mjs'
import { runNode } from './programs.mjs'
import { inProject, readIfAny } from './project.mjs'
import { tool } from './tools.mjs'
import { Trouble } from './trouble.mjs'
import { say, step } from './words.mjs'

const stamp = inProject('dist/.built-from')

/** `isStrict` refuses pages above the limits of `vite/page-budgets.ts`; otherwise they are named. */
export async function build({ force = false, isStrict = false } = {}) {
  if (isBuilt() && !force) return
  await alone(async () => {
    if (!isBuilt() || force) await step('Building', () => viteBuild(isStrict))
  })
}

function isBuilt() {
  return readIfAny(stamp) === fingerprint()
}

/** Removes the stamp first and writes it last, so that an interrupted build never counts as complete. */
async function viteBuild(isStrict) {
  const sources = fingerprint()
  rmSync(stamp, { force: true })
  const { exitCode, printed } = await runNode([tool('vite'), 'build'], {
    env: { NODE_ENV: 'production', ...(isStrict && { PAGE_BUDGETS: 'enforced' }) },
  })
  if (exitCode !== 0) {
    throw new Trouble(
      `${printed.trimEnd()}\n\nThe build failed: correct what is above, and run the command again.`,
    )
  }
  for (const line of printed.split('\n')) if (line.includes('raise its limit')) say(line)
  writeFileSync(stamp, sources)
}
