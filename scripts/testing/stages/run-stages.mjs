import { Tally } from '../tally.mjs'
import { Selection } from './selection.mjs'

/**
 * Runs rounds of stages one after the other. A round is a list of columns that run beside each other,
 * and a column a list of stages in turn.
 */
export async function runStages(rounds, { selection = new Selection(), leftOut = [] } = {}) {
  const tally = new Tally()
  const chosen = rounds
    .flat(2)
    .map((stage, place) => ({ stage, which: selection.of(stage, place) }))
    .filter(({ which }) => which)
  selection.plan(chosen.map(({ stage }) => stage.title))
  const late = []

  async function runStage({ stage: { title, run }, which }) {
    if (selection.isOver) return late.push(title)
    return selection.settle(title, await tally.step(title, () => run(which)))
  }

  for (const round of rounds) {
    await Promise.all(
      round.map(async (column) => {
        for (const one of chosen.filter(({ stage }) => column.includes(stage))) await runStage(one)
      }),
    )
  }
  tally.conclude([
    ...late.map((title) => `Left out, as the time was up: ${title}`),
    ...leftOut.map((line) => `Left out: ${line}`),
  ])
}
