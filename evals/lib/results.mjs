import { mkdirSync, writeFileSync } from 'node:fs'
import { inProject, readIfAny } from '../../scripts/bootstrap/project.mjs'

/** Appends to the file of the day and the attempt, and returns its path. */
export function keep(scores, by) {
  const today = new Date().toISOString().slice(0, 10)
  const path = `evals/results/${today}-${by.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.json`
  const former = JSON.parse(readIfAny(inProject(path)) ?? '[]')
  mkdirSync(inProject('evals/results'), { recursive: true })
  const lines = [...former, ...scores.map((score) => ({ by, ...score }))]
  writeFileSync(inProject(path), `${JSON.stringify(lines, null, 2)}\n`)
  return path
}

export const table = (scores) =>
  scores
    .map(({ task, passed, points, seconds }) => {
      const missed = points.filter((point) => !point.passed).map(({ point }) => `    ✗ ${point}`)
      const line = `${task.padEnd(28)}${passed} of ${points.length} points, ${seconds} s`
      return [line, ...missed].join('\n')
    })
    .join('\n')
