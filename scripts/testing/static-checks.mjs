import { runNode } from '../bootstrap/programs.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { say } from '../bootstrap/words.mjs'

export const staticChecks = {
  format: (files = ['.']) => [
    tool('oxfmt'),
    '--check',
    '--no-error-on-unmatched-pattern',
    ...files,
  ],
  lint: (files = []) => [tool('oxlint'), '--no-error-on-unmatched-pattern', ...files],
  types: () => [tool('tsc', 'typescript'), '--noEmit'],
  'dead code': () => [tool('knip')],
}

export async function staticCheck(name, files) {
  if (files?.length === 0) return { passed: 1, failed: 0 }
  const { exitCode, printed } = await runNode(staticChecks[name](files))
  const passed = exitCode === 0
  if (!passed) say(printed.trimEnd())
  return { passed: Number(passed), failed: Number(!passed) }
}
