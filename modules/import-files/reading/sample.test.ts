import { Session } from 'node:inspector/promises'
import { expect, test } from 'vitest'
import { text, year } from '#kit/resource/index.ts'
import { sampleOf } from './sample.ts'

const resource = {
  fields: { name: text({}), maker: text({}), builtYear: year({}), code: text({}) },
}

const bytesOf = (...lines: object[]) =>
  new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n'))
const namesOf = (bytes: Uint8Array, format: string) =>
  sampleOf(bytes, format, resource).map(({ name }) => name)

test('a field that only a later line names is a column, too', () => {
  const line = { name: 'Bridge', maker: 'Ada', builtYear: 1815 }
  const more = { ...line, code: 'B-1', Ort: 'Paris' }
  const sample = sampleOf(bytesOf(line, line, line, line, line, line, more), 'jsonl', resource)
  expect(sample).toContainEqual({ name: 'Ort', values: ['Paris'] })
  expect(sample).toContainEqual({ name: 'code', values: ['B-1'] })
  expect(sample[2]).toEqual({ name: 'builtYear', values: ['1815'] })
})

test('a field that no line of the sample names may stand in the lines after it', () => {
  expect(namesOf(bytesOf({ name: 'Bridge', maker: 'Ada' }), 'jsonl')).toEqual(
    expect.arrayContaining(['builtYear', 'code']),
  )
})

const utf16 = Uint16Array.from('\uFEFFname,maker\nBridge,Ada\n', (sign) => sign.charCodeAt(0))

test.each([
  ['UTF-16', new Uint8Array(utf16.buffer)],
  ['lines that end with CR', new TextEncoder().encode('name,maker\rBridge,Ada\r')],
])('the beginning of a table in %s is read', (_, bytes) => {
  expect(sampleOf(bytes, 'csv', resource)).toEqual([
    { name: 'name', values: ['Bridge'] },
    { name: 'maker', values: ['Ada'] },
  ])
})

/** How often all functions and blocks of the sample run, whatever the speed of the machine. */
async function stepsFor(columns: number): Promise<number> {
  const bytes = bytesOf(...Array.from({ length: columns }, (_, at) => ({ [`k${at}`]: 1 })))
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  expect(sampleOf(bytes, 'jsonl', resource)).toHaveLength(columns + 4)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  return result
    .filter(({ url }) => url.endsWith('/reading/sample.ts'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)
}

test('the steps for thousands of columns in a sample do not grow with their square', async () => {
  const few = await stepsFor(1500)
  expect(few).toBeGreaterThan(1000)
  // Four times as many in a straight line, sixteen times by the square.
  expect((await stepsFor(6000)) / few).toBeLessThan(10)
})
