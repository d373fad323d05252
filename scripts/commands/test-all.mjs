import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { runStages } from '../testing/stages/run-stages.mjs'
import { Selection, selectionOptions } from '../testing/stages/selection.mjs'
import {
  browserTests,
  building,
  byTools,
  checks,
  choicesOfModules,
  guides,
  longSources,
  onOtherServers,
  otherBrowserTests,
  processes,
  reliability,
  sources,
} from '../testing/stages/stages.mjs'

export const usage = `npm run test:all                       runs all tests except those of the cluster
npm run test:all -- --shard 2/4        runs the second of four parts
npm run test:all -- --failed           runs what has not passed in the last run
npm run test:all -- --since <commit>   runs what the changes since a commit can reach
npm run test:all -- --rest             leaves out what npm test has run
npm run test:all -- --minutes 40       begins no further stage after 40 minutes, and names those`

const options = { ...selectionOptions, rest: { type: 'boolean' } }

export async function main() {
  const { values } = readArguments(usage, { options })
  const selection = new Selection(values)
  await install()
  const whole = [
    [
      [sources, ...onOtherServers()],
      [...checks, building, byTools, processes, choicesOfModules('--some')],
    ],
    [[reliability]],
    [[browserTests]],
  ]
  const rest = [
    [[building]],
    [
      [longSources, ...onOtherServers()],
      [byTools, processes],
    ],
    [[reliability]],
    [otherBrowserTests],
  ]
  await runStages([...(values.rest ? rest : whole), [guides]], {
    selection,
    leftOut: ['the cluster (npm run test:cluster), long runs (npm run test:release)'],
  })
}
