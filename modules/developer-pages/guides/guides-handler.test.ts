import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serveHandlers } from '#platform/http/test-server.ts'
import { guidesHandler } from './guides-handler.server.ts'
import { readGuides } from './read-guides.server.ts'

const local = () => serveHandlers([guidesHandler({ localMode: true })])

test('the guides of a checkout are served in local mode only, and nothing else is', async () => {
  const { ask } = await local()
  const elsewhere = await serveHandlers([guidesHandler({ localMode: false })])
  const guides = await readGuides()
  const files = globSync(['docs/*.md', 'modules/*/docs/*.md'])
  expect(guides.map(({ path }) => path).toSorted()).toEqual(files.toSorted())
  expect(new Set(guides.map(({ name }) => name)).size).toBe(guides.length)
  expect(guides).toContainEqual(expect.objectContaining({ name: 'tour', title: 'Tour' }))
  for (const { name, title, path } of guides) {
    const shown = await ask(`/${path}`)
    expect([shown.status, shown.headers['content-type']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ])
    expect(String(shown.body)).toContain(`# ${title}`)
    const byName = [`/docs/${name}.md`, `/dev/guides/${name}`].filter((one) => one !== `/${path}`)
    for (const address of byName) {
      const { status, headers } = await ask(address)
      expect([status, headers['location']]).toEqual([308, `/${path}`])
    }
    for (const address of [`/${path}`, ...byName]) {
      expect((await elsewhere.ask(address)).status).toBe(404)
    }
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
    expect((await ask(`/dev/guides/${name}`)).status).toBe(404)
  }
  const hidden = [
    'package.json',
    'docs/tour',
    'docs/..%2FREADME.md',
    'src/README.md',
    'modules/a.md',
    '.git/a.md',
  ]
  for (const path of hidden) {
    expect([path, (await ask(`/${path}`)).status]).toEqual([path, 404])
  }
})

test('every link of llms.txt leads to a page of the product in local mode', async () => {
  const { ask } = await local()
  const list = await ask('/llms.txt')
  expect([list.status, list.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const links = [...String(list.body).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) {
    expect([link, (await ask(`/${link}`)).status]).toEqual([link, 200])
  }
})
