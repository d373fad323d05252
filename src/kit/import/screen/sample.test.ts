import { expect, test } from 'vitest'
import { namedColumns, readSample } from './sample.ts'

const fileOf = (...lines: object[]) =>
  new File([lines.map((line) => JSON.stringify(line)).join('\n')], 'books.jsonl')

test('issue 4: what only a later line names is a column, too', async () => {
  const emma = { title: 'Emma', author: 'Jane Austen', genre: 'Novel' }
  const more = { ...emma, isbn: '9780141439587', Verlag: 'Penguin' }
  const sample = await readSample(fileOf(emma, emma, emma, emma, emma, emma, more))
  expect(sample.columns).toContain('Verlag')
  expect(namedColumns(sample).isbn).toBe(sample.columns.indexOf('isbn'))
  expect(sample.rows).toHaveLength(5)
})

test('issue 4: what no line of the beginning names may stand in those that follow', async () => {
  const sample = await readSample(fileOf({ title: 'Emma', author: 'Jane Austen' }))
  expect(sample.columns).toEqual(expect.arrayContaining(['genre', 'description']))
})

test.each([
  ['UTF-16', Uint16Array.from('\uFEFFtitle,author\nEmma,Austen\n', (sign) => sign.charCodeAt(0))],
  ['lines that end with CR', 'title,author\rEmma,Austen\r'],
])('issue 18.19: the beginning of a table in %s is read', async (_, content) => {
  const sample = await readSample(new File([content], 'books.csv'))
  expect(sample.columns).toEqual(['title', 'author'])
  expect(sample.rows).toEqual([{ number: 1, cells: ['Emma', 'Austen'] }])
})
