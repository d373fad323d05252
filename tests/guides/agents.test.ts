import { expect, test } from 'vitest'
import { currentAgentsPage } from '../../scripts/docs/write-agents.mjs'
import { projectFiles } from '../conventions/project-files.ts'

test('issue 21.6: AGENTS.md says what the pages for people say, in at most 120 lines', () => {
  const [page] = projectFiles('AGENTS.md')
  expect(page?.text, 'Write it by `npm run docs`').toBe(currentAgentsPage())
  expect(page?.text.split('\n').length).toBeLessThanOrEqual(120)
})
