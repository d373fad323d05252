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

const next = {
  format: 'run “npm run format”.',
  lint: 'each message says what to write instead; “npx oxlint --fix” corrects some.',
  types: 'correct the files above: a name that changed is used there.',
  'dead code':
    'delete what nothing uses. A file that only a command starts is an entry in knip.json.',
}

export async function staticCheck(name, files) {
  if (files?.length === 0) return { passed: 1, failed: 0 }
  const { exitCode, printed } = await runNode(staticChecks[name](files))
  const passed = exitCode === 0
  if (!passed) say(`${printed.trimEnd()}\n\nNext: ${next[name]}`)
  return { passed: Number(passed), failed: Number(!passed) }
}
