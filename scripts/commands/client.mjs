import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { runNode } from '../bootstrap/programs.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'

const test = 'src/app/api/typescript-client.tools.test.ts'

export const usage =
  'npm run client    writes the types of the client in TypeScript from the API document'

/** The test that compares the types with the API document writes them, too. */
export async function main() {
  readArguments(usage)
  await install()
  const vitest = [tool('vitest'), 'run', test, '--project', 'tools', '--update']
  const { exitCode, printed } = await runNode(vitest)
  if (exitCode !== 0) throw new Trouble(printed)
  say('clients/typescript/src/api.ts has the types of the API document.')
}
