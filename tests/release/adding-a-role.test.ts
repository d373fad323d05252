import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { CopiedProject } from './copied-project.ts'

const checks = [
  'tsc --noEmit',
  'oxlint src/rules',
  'oxfmt --check src/rules',
  'vitest run --project unit src/rules src/platform/command-line src/domains/identity/auth/people',
  'vitest run --project database src/domains/identity/users/roles src/domains/identity/users/list/list-users',
  'node scripts/build.mjs',
]

const email = 'lin@example.com'

test('“Adding a role”, followed to the letter, gives librarians, who see only what they may use', async () => {
  const project = new CopiedProject()
  await project.follow('adding-a-role.md')
  for (const check of checks) await project.run(check)

  const address = await project.serve()
  const grant = (role: string) =>
    project.run(`node scripts/admin.mjs grant ${email} --role ${role}`)
  expect(await grant('librarian')).toContain(`${email} now has the role librarian`)
  expect(await grant('librarian')).toContain(`${email} already has the role librarian`)
  await expect(grant('guest')).rejects.toThrow('Roles: user, librarian, admin')

  const librarian = new Visitor(address)
  await librarian.signIn(email)
  await librarian.send('/api/v1/account', { name: 'Lin' }, 'PATCH')
  const dashboard = await librarian.read('/manager/dashboard?lng=en')
  for (const path of ['dashboard', 'books', 'books/new', 'genres', 'account']) {
    expect(dashboard).toContain(`href="/manager/${path}"`)
  }
  for (const path of ['users', 'activity', 'organizations', 'jobs']) {
    expect(dashboard).not.toContain(`href="/manager/${path}`)
    const page = await librarian.ask(`/manager/${path}`, { headers: { accept: 'text/html' } })
    expect([path, page.status]).toEqual([path, 403])
    expect(await page.text()).toContain('have access to this page')
  }
  expect(await librarian.read('/manager/books/new?lng=en')).toContain('name="title"')
  const genre = await librarian.send('/api/v1/genres', { name: 'Maps', colour: 20 })
  expect(genre.status).toBe(201)
  expect((await librarian.ask('/api/v1/users')).status).toBe(403)
  expect((await librarian.ask('/api/v1/jobs')).status).toBe(403)

  const admin = new Visitor(address)
  await admin.signIn('admin@example.com')
  const found = await admin.ask('/api/v1/users?role=librarian')
  expect(await found.json()).toMatchObject({ items: [{ email, role: 'librarian' }] })
  expect(await admin.read('/manager/users/new?lng=en')).toContain('Looks after books and genres')
  expect(await admin.read('/manager/users?lng=fr')).toContain('Bibliothécaire')
  expect(await admin.read('/manager/users?lng=sw&role=librarian')).toContain('Mkutubi')
  const document = await (await admin.ask('/api/v1/openapi.json')).text()
  expect(document).toContain('"librarian"')
}, 1_800_000)
