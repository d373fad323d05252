import { appendFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { name } from './adopted-product.ts'
import { expectAccessible, pageOf } from './in-browser.ts'
import { Repository } from './repository.ts'

const command = `npm run new -- product "${name}"`

/** All tests of a product but guides and other servers. */
const allTests = [
  'npm run check',
  'npm test',
  "npm test -- $(find tests/e2e modules -name '*.spec.ts' ! -name '*.first.spec.ts')",
]

const chosen = [
  { options: '--only base', modules: [] },
  {
    options: '--with imports,organizations',
    modules: ['import-files', 'imports', 'organizations'],
  },
]

test.each(chosen)(
  'a product with $options is made in a minute, has its name and is used in a browser',
  async ({ options, modules }) => {
    const project = new Repository()
    const start = Date.now()
    await project.run(`${command} ${options}`)
    expect(Date.now() - start).toBeLessThan(120_000)
    project.commit()
    const there = modules.length > 0 ? readdirSync(join(project.folder, 'modules')) : []
    expect(there.toSorted()).toEqual(modules)
    await project.run('npm run build')
    const address = await project.serve()
    const manager = new Visitor(address)
    expect(await manager.read('/login?lng=en')).toContain('Send me a code')
    await manager.signIn('admin@example.com')
    expect(await manager.read('/app?lng=en')).toContain('Good to see you')
    expect(await manager.read('/manager/dashboard?lng=fr')).toContain(name)
    expect((await manager.ask('/api/v1/books')).status).toBe(404)
    const browser = await pageOf(manager, address)
    for (const path of ['/app', '/app/account', '/manager/dashboard', '/manager/users']) {
      await expectAccessible(browser, path)
    }
  },
  1_800_000,
)

test.each(chosen)(
  'no test of a product with $options fails once it has a resource of its own',
  async ({ options }) => {
    const project = new Repository()
    await project.run(`${command} ${options}`)
    project.commit()
    await project.run('npm run new -- module clinic')
    project.commit()
    await project.run(
      'npm run new -- resource pets name:text:required "species:enum(dog,cat)" owner:user --in clinic',
    )
    await project.run('npm run client')
    project.commit()
    const browser = { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? '' }
    for (const tests of allTests) await project.run(tests, browser)
    expect(project.changes()).toBe('')
  },
  5_400_000,
)

test('a choice that can’t be made is refused, and nothing is written', async () => {
  const project = new Repository()
  const own = join(project.folder, 'src/domains/own.ts')
  appendFileSync(own, `export { book } from '#modules/catalogue/books/book.resource.ts'\n`)
  const only = `${command} --only base`
  await expect(project.run(only)).rejects.toThrow('git brings back only what is committed')
  project.commit()
  await expect(project.run(only)).rejects.toThrow('src/domains/own.ts')
  rmSync(own)
  project.commit()
  await expect(project.run(`${command} --with zebras`)).rejects.toThrow('There is no module zebras')
  await expect(project.run(command)).rejects.toThrow('--only base')
  expect(await project.run(`${command} --without webhooks --dry-run`)).toContain(
    'Modules that go: organization-webhooks, webhook-log, webhooks',
  )
  expect(project.changes()).toBe('')
}, 900_000)
