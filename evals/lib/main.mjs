import { resolve } from 'node:path'
import { readArguments } from '../../scripts/bootstrap/arguments.mjs'
import { describe, Trouble } from '../../scripts/bootstrap/trouble.mjs'
import { say } from '../../scripts/bootstrap/words.mjs'
import { byAgent, byNothing, byPatch, bySolution } from './attempts.mjs'
import { keep, table } from './results.mjs'
import { score } from './score.mjs'
import { taskNames } from './task.mjs'

const usage = `node evals/run.mjs <task>|all [--patch <file> | --agent "<command>" | --solution] [--name <who>] [--minutes 30]

Without one of the three, the check runs on the prepared copy as it is. Tasks: ${taskNames.join(', ')}`

const options = {
  patch: { type: 'string' },
  agent: { type: 'string' },
  solution: { type: 'boolean' },
  name: { type: 'string' },
  minutes: { type: 'string', default: '30' },
  help: { type: 'boolean', short: 'h', default: false },
}

async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true })
  if (values.help) return say(usage)
  const names = positionals[0] === 'all' ? taskNames : positionals
  const unknown = names.find((name) => !taskNames.includes(name))
  if (names.length === 0 || unknown) throw new Trouble(usage)
  const attempt = attemptOf(values)
  const scores = []
  let file
  for (const name of names) {
    say(`${name} …`)
    scores.push(await score(name, attempt))
    file = keep(scores.slice(-1), attempt.by)
    say(table(scores.slice(-1)))
  }
  say(`\n${table(scores)}\n\nKept in ${file}`)
  if (scores.some(({ passed, points }) => passed < points.length)) process.exitCode = 1
}

function attemptOf({ patch, agent, solution, name, minutes }) {
  if ([patch, agent, solution].filter(Boolean).length > 1) throw new Trouble(usage)
  if (!(Number(minutes) > 0)) throw new Trouble('--minutes is a number above 0, as --minutes 30.')
  if (patch) return byPatch(resolve(patch), name)
  if (agent) return byAgent(agent, Number(minutes), name)
  return solution ? bySolution : byNothing
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

try {
  await main()
} catch (error) {
  console.error(describe(error))
  process.exitCode = 1
}
