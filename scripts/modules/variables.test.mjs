import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject, root } from '../bootstrap/project.mjs'
import { page, variablesOnlyOf, withoutRows, withRows } from './variables.mjs'

const text = readFileSync(inProject(page), 'utf8')

const small = `# Configuration

## Pets

| variable      | default |
| ------------- | ------- |
| \`PETS_KEY\`  | none    |
| \`PETS_FEED\` | hay     |

## Secrets from files

| variable         | default |
| ---------------- | ------- |
| \`SMTP_URL_FILE\` | none    |
| \`PETS_KEY_FILE\` | none    |
`

test('a module takes the rows of its variables along, and sections that it leaves empty', () => {
  const left = withoutRows(small, new Set(['PETS_KEY', 'PETS_FEED']))
  expect(left).not.toContain('PETS')
  expect(left).not.toContain('## Pets')
  expect(left).toContain('SMTP_URL_FILE')
})

test('rows come back where the release has them, beside rows that the product added', () => {
  const names = new Set(['PETS_KEY', 'PETS_FEED'])
  expect(withRows(withoutRows(small, names), small, names)).toBe(small)
  const feed = new Set(['PETS_FEED'])
  const own = withoutRows(small, feed).replace('| none    |\n', '| none    |\n| `OWN` | none |\n')
  expect(
    withRows(own, small, feed)
      .split('\n')
      .slice(4, 9)
      .map((line) => line.slice(0, 13)),
  ).toEqual(['| variable   ', '| -----------', '| `PETS_KEY` ', '| `PETS_FEED`', '| `OWN` | non'])
})

test('the page of the product gets its rows back as they were', () => {
  const names = new Set(['WORKERS', 'SMTP_URL', 'METADATA_PROVIDER', 'LIMIT_BODY_MEGABYTES'])
  const left = withoutRows(text, names)
  expect(left).not.toContain('| `SMTP_URL_FILE`')
  expect(left).not.toContain('## Books by their ISBN')
  expect(withRows(left, text, names)).toBe(text)
})

test('a variable that something else reads stays', () => {
  expect(variablesOnlyOf(root, ['no-such-module'])).toEqual(new Set())
})
