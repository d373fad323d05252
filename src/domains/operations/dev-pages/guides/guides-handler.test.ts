import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serveHandlers } from '#platform/http/test-server.ts'
import { guidesHandler } from './guides-handler.server.ts'
import { readGuides } from './read-guides.server.ts'

test('issue 21.7: the guides of a checkout are served in local mode only, and nothing else is', async () => {
  const local = await serveHandlers([guidesHandler({ localMode: true })])
  const elsewhere = await serveHandlers([guidesHandler({ localMode: false })])
  const guides = await readGuides()
  const files = readdirSync('docs').filter((file) => file.endsWith('.md'))
  expect(guides.map(({ name }) => `${name}.md`).toSorted()).toEqual(files.toSorted())
  expect(guides).toContainEqual(expect.objectContaining({ name: 'tour', title: 'Tour' }))
  for (const { name, title } of guides) {
    const shown = await local.ask(`/dev/guides/${name}`)
    expect([shown.status, shown.headers['content-type']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ])
    expect(String(shown.body)).toContain(`# ${title}`)
    expect((await elsewhere.ask(`/dev/guides/${name}`)).status).toBe(404)
  }
  const others = [
    '',
    'tour.md',
    'nothing',
    '../README',
    '..%2FREADME',
    'decisions/README',
    '%2e%2e',
  ]
  for (const name of others) {
    expect((await local.ask(`/dev/guides/${name}`)).status).toBe(404)
  }
})
