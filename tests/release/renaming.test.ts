import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { joinEmbeddedServer } from '#platform/database/embedded/join.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { product } from '#rules/product.ts'
import { Visitor } from '../guides/visitor.ts'
import { CopiedProject } from './copied-project.ts'
import { pageOf } from './in-browser.ts'

const name = ['Pawline', 'Quillmark'].find((other) => other !== product.name) ?? ''
const id = name.toLowerCase()

const checks = [
  'oxfmt --check',
  'oxlint',
  'tsc --noEmit --incremental false',
  'knip',
  'vitest run --project unit',
  'node scripts/build.mjs',
]

/** History, licence and origin, the guide and the tests of renaming, the opening lines of books, and the format of a backup. */
const kept =
  /^(CHANGELOG|LICENSE|bench\/generated\/|docs\/decisions\/|docs\/renaming|scripts\/(rename|commands\/rename)|src\/kit\/covers\/|modules\/gallery\/|tests\/release\/renaming|template\.json)/
const formatOfBackups = /INCIPITE/g

function filesNaming(folder: string, former: string) {
  const exclude = ['node_modules', '.data', 'dist', '**/*.webp']
  return globSync(['**/*', '.devcontainer/*', '.github/**'], {
    cwd: folder,
    exclude,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !kept.test(path))
    .filter((path) => {
      const text = readFileSync(join(folder, path), 'utf8').replaceAll(formatOfBackups, '')
      return (path + text).toLowerCase().includes(former.toLowerCase())
    })
}

test('a renamed product has its new name everywhere, and passes its checks', async () => {
  const project = new CopiedProject()
  const dataDir = join(project.folder, '.data')
  const former = await joinEmbeddedServer(dataDir, silentLog)
  await former.leave()
  expect(await project.run(`npm run rename -- "${name}"`)).toContain(
    `${product.name} is now ${name}`,
  )
  await expect(project.run(`npm run rename -- "${name}"`)).rejects.toThrow('nothing to do')
  expect(filesNaming(project.folder, product.name)).toEqual([])
  expect(filesNaming(project.folder, product.id)).toEqual([])
  for (const check of checks) await project.run(check)

  const address = await project.serve()
  const visitor = new Visitor(address)
  for (const language of LANGUAGES) {
    expect(await visitor.read(`/login?lng=${language}`)).toMatch(
      new RegExp(`<title>[^<]+ · ${name}</title>`),
    )
    const manifest = await visitor.ask(`/manifest.webmanifest?lng=${language}`)
    expect(await manifest.json()).toMatchObject({ lang: language, name, short_name: name })
    const mail = await visitor.ask(`/api/dev/mails/signInCode/${language}`)
    expect(await mail.text()).toContain(`>${name}</p>`)
  }
  const document = await visitor.ask('/api/v1/openapi.json')
  expect(await document.json()).toMatchObject({ info: { title: name } })

  await visitor.signIn('admin@example.com')
  expect(visitor.cookie).toContain(`${id}.session_token=`)
  const page = await pageOf(visitor, address)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const path of ['/app', '/manager/books', '/dev/mails', '/dev/ui', '/api/docs']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.title()).toContain(name)
  }
  await page.goto('/app')
  expect(await page.getByRole('link', { name }).first().isVisible()).toBe(true)
  expect(complaints).toEqual([])
})
