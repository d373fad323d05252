import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { openApiDocument } from '#platform/api/document/open-api.ts'
import type { Config } from '#platform/config/config.ts'

const config = { baseUrl: new URL('http://localhost:3000') } as Config
const { components, paths, tags } = await openApiDocument(
  apiRouter,
  { ...serverParts, config },
  serverParts.tags,
)

test('the API document names the schemas of books', () => {
  expect(Object.keys(components?.schemas ?? {})).toEqual(
    expect.arrayContaining(['Book', 'BookSummaryPage']),
  )
})

test('the API document has the lists of queries of books as repeated values', () => {
  const parameters = Object.values(paths ?? {}).flatMap((item) => item?.get?.parameters ?? [])
  const lists = parameters.filter((one) => JSON.stringify(one).includes('"array"'))
  expect(lists.length).toBeGreaterThan(2)
  for (const list of lists) expect(list).toMatchObject({ style: 'form', explode: true })
})

test('the API document has flags that are booleans', () => {
  expect(paths?.['/books/import']?.post?.parameters).toContainEqual({
    name: 'dryRun',
    in: 'query',
    schema: { type: 'boolean', default: false },
  })
})

test('the API document says what books are, in the words of the module', () => {
  const { description } = tags?.find(({ name }) => name === 'books') ?? {}
  expect(description).toContain('trash, import and export')
})
