import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { runStages } from '../testing/stages/run-stages.mjs'
import { choicesOfModules } from '../testing/stages/stages.mjs'

export const usage = `npm run test:modules                  checks the base alone, all but each module, and each alone with its needs
npm run test:modules -- webhooks      checks the choices about some of them
npm run test:modules -- --pairs       checks few choices, which have each pair of modules
npm run test:modules -- --some        types and dead code of the base alone and of five others`

const options = {
  some: { type: 'boolean', default: false },
  pairs: { type: 'boolean', default: false },
}

export async function main() {
  const { positionals, values } = readArguments(usage, { options, allowPositionals: true })
  await install()
  const chosen = ['some', 'pairs'].filter((name) => values[name]).map((name) => `--${name}`)
  await runStages([[[choicesOfModules(...(chosen.length > 0 ? chosen : positionals))]]])
}
