import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { runStages } from '../testing/stages/run-stages.mjs'
import { choicesOfModules } from '../testing/stages/stages.mjs'

export const usage = `npm run test:modules                  checks the base alone, all but each module, and each alone with its needs
npm run test:modules -- webhooks      checks the choices about some of them`

export async function main() {
  const { positionals } = readArguments(usage, { allowPositionals: true })
  await install()
  await runStages([[[choicesOfModules(...positionals)]]])
}
