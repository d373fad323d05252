import { readFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { follow } from './follow.mjs'
import { stepsOf } from './steps.mjs'

const block = (head, text) => `${head}\n\n\`\`\`text\n${text}\n\`\`\`\n`

function folderWith(files) {
  const root = mkdtempSync(join(tmpdir(), 'guide-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, read: (path) => readFileSync(join(root, path), 'utf8') }
}

test.each([
  ['In `a.md`, after `one`:', '1.5', 'one\n1.5\ntwo  2\n'],
  ['In `a.md`, instead of `two 2`:', 'three', 'one\nthree\n'],
  ['In `a.md`, without:', 'two 2', 'one\n'],
  ['In `a.md`, without:', 'two …', 'one\n'],
  ['In `*.md`, everywhere:', 'one → 1\ntwo →', '1\n  2\n'],
  ['At the end of `a.md`:', 'three', 'one\ntwo  2\nthree\n'],
  ['Replace `a.md`:', 'three', 'three\n'],
])('a step is done: %s', async (head, text, expected) => {
  const { root, read } = folderWith({ 'a.md': 'one\ntwo  2\n' })
  await follow(root, stepsOf(block(head, text)), {})
  expect(read('a.md')).toBe(expected)
})

test('a section goes up to the next heading of its level', async () => {
  const { root, read } = folderWith({ 'a.md': '# A\n## B\n### C\nc\n## D\nd\n' })
  await follow(root, stepsOf(block('In `a.md`, without the sections:', '## B')), {})
  expect(read('a.md')).toBe('# A\n## D\nd\n')
})

test('texts are set and deleted in every language', async () => {
  const texts = { 'a.b': 'old', c: 'gone' }
  const tree = JSON.stringify({ a: { b: texts['a.b'] }, c: texts.c })
  const files = ['en', 'fr', 'ar', 'sw'].map((language) => [`locales/${language}.json`, tree])
  const { root, read } = folderWith(Object.fromEntries(files))
  const step = block('The texts of `locales`:', '{ "a.b": ["1", "2", "3", "4"], "c": null }')
  await follow(root, stepsOf(step), {})
  expect(JSON.parse(read('locales/ar.json'))).toEqual({ a: { b: '3' } })
})

test('each of the files in braces gets its line of the text', async () => {
  const { root, read } = folderWith({ 'a.md': '{\n', 'b.md': '{\n' })
  await follow(root, stepsOf(block('In `{b,a}.md`, after `{`:', '1\n2')), {})
  expect([read('a.md'), read('b.md')]).toEqual(['{\n2\n', '{\n1\n'])
})

test('code without a line of text above it is refused', () => {
  expect(() => stepsOf('```text\none\n```\n')).toThrow('without a line of text')
})

test.each([
  ['In `a.md`, after `nine`:', 'x', '0 lines'],
  ['In `a.md`, without:', 'nine', 'does not say'],
  ['In `a.md`, everywhere:', 'nine → 9', 'does not say'],
  ['In `a.md`, without the sections:', '## Nine', 'no section'],
  ['In `{a,a}.md`, after `one`:', 'x', 'a line for each'],
  ['In `b.md`, without:', 'one', 'There is no b.md'],
  ['Delete:', 'b.md', 'There is no b.md'],
])('a step that does not fit is refused: %s %s', async (head, text, message) => {
  const { root } = folderWith({ 'a.md': 'one\n' })
  await expect(follow(root, stepsOf(block(head, text)), {})).rejects.toThrow(message)
})

test('what another guide has deleted is passed over', async () => {
  const { root } = folderWith({})
  const steps = stepsOf(block('Delete:', 'b.md') + block('\nIn `b.md`, without:', 'one'))
  await follow(root, steps, { isGone: (path) => path === 'b.md' })
})
