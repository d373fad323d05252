import { appendFileSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { name } from './adopted-product.ts'
import { expectAccessible, pageOf } from './in-browser.ts'
import { Repository } from './repository.ts'

const command = 'npm run new -- product'

/** All tests of a product but guides and other servers: ten minutes on two idle cores for the first, and half an hour for the others. */
const allTests = [
  'npm test',
  'vitest run --project processes --project reliability',
  "npm test -- $(find tests/e2e -name '*.spec.ts' ! -name '*.first.spec.ts')",
]

test('the product starts without the library: it builds, and notes are used in a browser', async () => {
  const project = new Repository()
  expect(await project.run(command)).toContain('The library is gone')
  project.commit()
  await expect(project.run(command)).rejects.toThrow('npm run new -- resource')
  await project.run('npm run build')

  const address = await project.serve()
  const manager = new Visitor(address)
  expect(await manager.read('/login?lng=en')).toContain('Send me a code')
  await manager.signIn('admin@example.com')
  expect(await manager.read('/app?lng=en')).toContain('Good to see you')
  expect(await manager.read('/manager/dashboard?lng=fr')).toContain('Bloc-notes')
  expect((await manager.ask('/api/v1/books')).status).toBe(404)

  const browser = await pageOf(manager, address)
  await browser.goto('/manager/notes/new?lng=en')
  await browser.waitForLoadState('networkidle')
  await browser.getByLabel('Title').fill('Call the printer')
  await browser.getByRole('button', { name: 'Create', exact: true }).click()
  await browser.waitForURL(/\/manager\/notes\/[\da-f-]{36}$/)
  const id = browser.url().split('/').at(-1)
  await browser.goto('/manager/notes?lng=en')
  await browser.getByRole('row', { name: 'Call the printer' }).waitFor()
  for (const path of ['notes', 'notes/new', `notes/${id}`, 'notes/trash', 'dashboard']) {
    await expectAccessible(browser, `/manager/${path}`)
  }
  await expectAccessible(browser, '/app')
}, 1_800_000)

test('no test of a new product fails once it has a name and a resource of its own', async () => {
  const project = new Repository()
  await project.run(command)
  project.commit()
  await project.run(`npm run rename -- "${name}"`)
  project.commit()
  await project.run(
    'npm run new -- resource pets name:text:required "species:enum(dog,cat)" owner:user',
  )
  await project.run('npm run format')
  await project.run('npm run client')
  project.commit()
  const browser = { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? '' }
  for (const tests of allTests) await project.run(tests, browser)
  expect(project.changes()).toBe('')
}, 5_400_000)

test('what the command would lose or can’t fit is refused, and nothing is written', async () => {
  const project = new Repository()
  const note = join(project.folder, 'src/domains/own.ts')
  appendFileSync(note, `export { book } from '#modules/catalogue/books/book.resource.ts'\n`)
  await expect(project.run(command)).rejects.toThrow('git brings back only what is committed')
  project.commit()
  await expect(project.run(command)).rejects.toThrow('src/domains/own.ts')
  rmSync(note)
  project.git('rm', '--quiet', '--cached', 'src/domains/own.ts')
  const layout = join(project.folder, 'src/layouts/login-layout.tsx')
  rmSync(layout)
  appendFileSync(layout, '// Another layout\n')
  project.commit()
  await expect(project.run(command)).rejects.toThrow('put the file back as it was')
  expect(project.changes()).toBe('')
  await project.run('npm run modules -- remove shelves --drop-tables')
  project.commit()
  await expect(project.run(command)).rejects.toThrow(
    'npm run modules -- remove catalogue organizations',
  )
  expect(globSync('migrations/*_without_the_*', { cwd: project.folder })).toEqual([])
}, 900_000)
