import { expect, test } from 'vitest'
import { sectionsOf, toDoBetween } from './changelog.mjs'

const changelog = `# Changelog

## Unreleased

### What you need to do

Wait.

## 0.10.0 (2027-02-01)

### News

- A bell.

## 0.9.0 (2027-01-01)

### What you need to do

- Replace \`a\` by \`b\`.

### News

## 0.8.0

### What you need to do

Nothing any more.
`

test('what to do is told of each release in between, oldest first', () => {
  expect(toDoBetween(changelog, '0.8.0', '0.10.0')).toEqual([
    { version: '0.9.0', toDo: '- Replace `a` by `b`.' },
    { version: '0.10.0', toDo: 'Nothing.' },
  ])
})

test('the sections of a changelog have a title, a version and a text', () => {
  expect(sectionsOf(changelog).map(({ title, version }) => [title, version])).toEqual([
    ['Unreleased', undefined],
    ['0.10.0 (2027-02-01)', '0.10.0'],
    ['0.9.0 (2027-01-01)', '0.9.0'],
    ['0.8.0', '0.8.0'],
  ])
})
