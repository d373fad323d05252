import { expect, test } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { CopiedProject } from './copied-project.ts'
import { expectAccessible, pageOf } from './in-browser.ts'

const checks = [
  'tsc --noEmit',
  'oxlint modules/planning src/rules',
  'oxfmt --check .',
  'knip',
  'vitest run --project unit tests/conventions',
  'vitest run --project database src/app/api -t "projects|tasks|has its row"',
]

test('the guide to multi-tenant resources, followed to the letter, shows a project to the members of its organization only', async () => {
  const project = new CopiedProject()
  await project.follow('multi-tenant-resource.md')
  for (const check of checks) await project.run(check)

  const address = await project.serve()
  const grant = (email: string, role: string) =>
    project.run(`node scripts/admin.mjs grant ${email} --role ${role}`)

  async function partner(name: string) {
    const email = `${name.toLowerCase()}@example.com`
    await grant(email, 'partner')
    const visitor = new Visitor(address)
    await visitor.signIn(email)
    await visitor.send('/api/v1/account', { name }, 'PATCH')
    const guild = await visitor.send('/api/v1/organizations', { name: `${name}’s guild` })
    const { id } = (await guild.json()) as { id: string }
    return { visitor, organizationId: id }
  }
  const [ada, ben] = [await partner('Ada'), await partner('Ben')]

  const browser = await pageOf(ada.visitor, address)
  await browser.goto('/manager/projects/new?lng=en')
  await browser.waitForLoadState('networkidle')
  await browser.getByRole('combobox', { name: 'Organization' }).click()
  await browser.getByRole('option', { name: 'Ada’s guild' }).waitFor()
  expect(await browser.getByRole('option').count()).toBe(1)
  await browser.getByRole('option', { name: 'Ada’s guild' }).click()
  await browser.getByLabel('Name').fill('Harbour')
  await browser.getByRole('button', { name: 'Create', exact: true }).click()
  await browser.waitForURL(/\/manager\/projects\/[\da-f-]{36}$/)
  await browser.getByText('Ada’s guild').waitFor()
  const id = browser.url().split('/').at(-1) ?? ''
  for (const path of ['', '/new', `/${id}`, `/${id}/update`, '/import', '/trash']) {
    await expectAccessible(browser, `/manager/projects${path}`)
  }

  const { organizationId } = ben
  const same = await ben.visitor.send('/api/v1/projects', { organizationId, name: 'Harbour' })
  expect(same.status).toBe(201)
  const planted = { organizationId: ada.organizationId, name: 'Planted' }
  expect((await ben.visitor.send('/api/v1/projects', planted)).status).toBe(400)
  expect((await ben.visitor.ask(`/api/v1/projects/${id}`)).status).toBe(404)
  for (const { visitor, organizationId: own } of [ada, ben]) {
    const { items } = (await (await visitor.ask('/api/v1/projects')).json()) as { items: object[] }
    expect(items).toMatchObject([{ name: 'Harbour', organizationId: own }])
  }

  const { id: theirId } = (await same.json()) as { id: string }
  const task = { organizationId: ada.organizationId, title: 'Dredge' }
  const sent = (projectId: string) => ada.visitor.send('/api/v1/tasks', { ...task, projectId })
  for (const projectId of [theirId, crypto.randomUUID()]) {
    const refused = await sent(projectId)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('"projectId":"Project not found"')
  }
  expect((await sent(id)).status).toBe(201)
  const ofBen = `/api/v1/projects/names?organizationId=${organizationId}`
  expect(await (await ben.visitor.ask(ofBen)).text()).toContain(theirId)
  expect(await (await ada.visitor.ask(ofBen)).text()).not.toContain(theirId)

  await grant('dora@example.com', 'admin')
  const admin = new Visitor(address)
  await admin.signIn('dora@example.com')
  expect(await (await admin.ask('/api/v1/projects')).json()).toMatchObject({ items: [] })
  expect(await admin.read('/manager/projects?lng=en')).not.toContain('Harbour')
}, 1_800_000)
