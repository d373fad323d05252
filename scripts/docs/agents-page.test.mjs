import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../bootstrap/project.mjs'
import { currentAgentsPage } from './write-agents.mjs'

test('issue 21.6: AGENTS.md says what the pages for people say, in at most 120 lines', () => {
  const page = readFileSync(inProject('AGENTS.md'), 'utf8')
  expect(page, 'Write it by `npm run docs`').toBe(currentAgentsPage())
  expect(page.split('\n').length).toBeLessThanOrEqual(120)
})
