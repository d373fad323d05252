import { runNode } from '../bootstrap/programs.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { elapsed, say } from '../bootstrap/words.mjs'

export const staticChecks = {
  format: () => [tool('oxfmt'), '--check', '.'],
  lint: () => [tool('oxlint')],
  types: () => [tool('tsc', 'typescript'), '--noEmit'],
  'dead code': () => [tool('knip')],
}

/** One check, told in a line; a failing one in full. */
export async function staticCheck(name) {
  const began = Date.now()
  const { exitCode, printed } = await runNode(staticChecks[name]())
  const passed = exitCode === 0
  say(`${passed ? '✓' : '✗'} ${name}, ${elapsed(began)}`)
  if (!passed) say(printed.trimEnd())
  return { passed: Number(passed), failed: Number(!passed) }
}
