import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveBuild } from '../../tests/guides/served-build.ts'
import { Visitor } from '../../tests/guides/visitor.ts'

interface Document {
  paths: Record<string, { get?: { parameters?: { required?: boolean }[] } }>
}

const tree = readFileSync(join(import.meta.dirname, 'routeTree.gen.ts'), 'utf8')
const pages = Array.from(tree.matchAll(/fullPath: '([^'$]+)'/g), ([, path = '']) => path)

/** The page shows a failure, and an admin begins without a record of the other. */
const meant = ['/dev/failure 500', '/api/v1/organizations/active 404']

test('an admin signs in, opens each page, and reads each list of the API', async () => {
  const admin = new Visitor(await serveBuild())
  await admin.signIn('admin@example.com')
  const { paths } = (await (await admin.ask('/api/v1/openapi.json')).json()) as Document
  const lists = Object.entries(paths)
    .filter(([, { get }]) => get && !get.parameters?.some(({ required }) => required))
    .map(([path]) => `/api/v1${path}`)
  expect(pages).toContain('/manager/users')
  expect(lists).toContain('/api/v1/users')
  const refused = []
  for (const path of [...pages, ...lists]) {
    const { status } = await admin.ask(path, { headers: { accept: '*/*' } })
    if (status >= 400) refused.push(`${path} ${status}`)
  }
  expect(meant).toEqual(expect.arrayContaining(refused))
})
