import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../bootstrap/project.mjs'
import { currentPages } from './write-pages.mjs'

const pages = currentPages()

test.each(Object.keys(pages))('%s says what the pages for people say', (path) => {
  expect(readFileSync(inProject(path), 'utf8'), 'Write it by `npm run docs`').toBe(pages[path])
})

test('AGENTS.md has at most 120 lines', () => {
  expect(pages['AGENTS.md'].split('\n').length).toBeLessThanOrEqual(120)
})

test('llms.txt has the form of llmstxt.org: a title, a summary, and sections of links', () => {
  const [intro, ...sections] = pages['llms.txt'].trimEnd().split('\n\n## ')
  expect(intro).toMatch(/^# .+\n\n> .+\n\n[^#]+$/)
  expect(sections.map((text) => text.split('\n')[0])).toEqual([
    'Start here',
    'Guides',
    'Skills',
    'Optional',
  ])
  const lines = sections.flatMap((text) => text.split('\n').slice(2))
  expect(lines.filter((line) => !/^- \[.+?\]\([^)]+\): .+$/.test(line))).toEqual([])
})
