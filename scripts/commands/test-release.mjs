import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { runStages } from '../testing/stages/run-stages.mjs'
import {
  building,
  choicesOfModules,
  guides,
  onOtherServers,
  reliabilityAtLength,
} from '../testing/stages/stages.mjs'

export const usage = 'npm run test:release    runs the slow tests that precede a release'

export async function main() {
  readArguments(usage)
  await install()
  await runStages([
    [
      [
        building,
        ...guides,
        ...onOtherServers(true),
        choicesOfModules('--pairs'),
        reliabilityAtLength,
      ],
    ],
  ])
}
