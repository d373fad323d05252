import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../bootstrap/project.mjs'
import { stepsOf } from './steps.mjs'

const changesOf = (page) =>
  stepsOf(readFileSync(inProject('docs', page), 'utf8')).filter((step) => 'text' in step)
const linesOf = (steps) => steps.flatMap(({ text }) => text.trimEnd().split('\n')).length
const filesOf = (steps) => new Set(steps.map(({ path }) => path)).size

test('a whole resource is ten files and at most 300 lines, a later field three files and twelve lines', () => {
  const resource = changesOf('adding-a-resource.md')
  const field = changesOf('adding-a-field.md')
  const written = resource.filter(({ does }) => does === 'show' || does === 'replace')
  expect(filesOf(written)).toBeLessThanOrEqual(10)
  expect(linesOf(resource)).toBeLessThanOrEqual(300)
  expect(filesOf(field)).toBeLessThanOrEqual(2)
  expect(linesOf(field)).toBeLessThanOrEqual(12)
})
