import { expect, test } from 'vitest'
import { text, year } from '../../resource/index.ts'
import { namedColumns, readSample } from './sample.ts'

const resource = {
  fields: { name: text({}), maker: text({}), builtYear: year({}), code: text({}) },
}

const fileOf = (...lines: object[]) =>
  new File([lines.map((line) => JSON.stringify(line)).join('\n')], 'records.jsonl')

test('issue 4: a field that only a later line names is a column, too', async () => {
  const line = { name: 'Bridge', maker: 'Ada', builtYear: 1815 }
  const more = { ...line, code: 'B-1', Ort: 'Paris' }
  const sample = await readSample(fileOf(line, line, line, line, line, line, more), resource)
  expect(sample.columns).toContain('Ort')
  expect(namedColumns(sample, resource)['code']).toBe(sample.columns.indexOf('code'))
  expect(sample.rows).toHaveLength(5)
})

test('issue 4: a field that no line of the sample names may stand in the lines after it', async () => {
  const sample = await readSample(fileOf({ name: 'Bridge', maker: 'Ada' }), resource)
  expect(sample.columns).toEqual(expect.arrayContaining(['builtYear', 'code']))
})

test.each([
  ['UTF-16', Uint16Array.from('\uFEFFname,maker\nBridge,Ada\n', (sign) => sign.charCodeAt(0))],
  ['lines that end with CR', 'name,maker\rBridge,Ada\r'],
])('issue 18.19: the beginning of a table in %s is read', async (_, content) => {
  const sample = await readSample(new File([content], 'records.csv'), resource)
  expect(sample.columns).toEqual(['name', 'maker'])
  expect(sample.rows).toEqual([{ number: 1, cells: ['Bridge', 'Ada'] }])
})
