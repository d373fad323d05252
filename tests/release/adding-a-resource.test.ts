import { expect, test } from 'vitest'
import { choose } from '../e2e/browser.ts'
import { Visitor } from '../guides/visitor.ts'
import { CopiedProject } from './copied-project.ts'
import { expectAccessible, pageOf } from './in-browser.ts'

const page = 'adding-a-resource.md'
const fieldPage = 'adding-a-field.md'

const checks = [
  'tsc --noEmit',
  'oxlint modules/catalogue src/rules',
  'oxfmt --check .',
  'knip',
  'vitest run --project unit tests/conventions src/kit/activity src/kit/resource-pages',
  'vitest run --project database modules/catalogue/publishers',
  'vitest run --project database src/app/api -t "publishers|has its row|a picture"',
]

test('the guide to resources, followed to the letter, gives publishers with all their pages and calls', async () => {
  const project = new CopiedProject()
  await project.follow(page)
  await project.follow(fieldPage)
  for (const check of checks) await project.run(check)
  await project.run('npm run build')

  const address = await project.serve()
  const manager = new Visitor(address)
  await manager.signIn('admin@example.com')
  const virago = { name: 'Virago', city: 'London', founded: 1973, website: 'https://virago.co.uk' }
  const created = await manager.send('/api/v1/publishers', { ...virago, phone: '+44 20 3122 6000' })
  expect(created.status).toBe(201)
  const { id } = (await created.json()) as { id: string }
  const again = await manager.send('/api/v1/publishers', { name: ' VIRAGO ' })
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { code: 'DUPLICATE', fields: { name: 'Name already used' } },
  ])
  const file = 'Publishing house,City,Phone\nHeinemann,London,\nÉditions de Minuit,Paris,01\n'
  const imported = await manager.ask('/api/v1/publishers/import', {
    method: 'POST',
    headers: { 'content-type': 'text/csv', origin: address },
    body: file,
  })
  expect(await imported.json()).toMatchObject({ created: 2, rejected: 0 })
  const list = await manager.ask('/api/v1/publishers?searchTerm=edi&sort=-founded')
  expect(await list.json()).toMatchObject({ items: [{ name: 'Éditions de Minuit' }] })
  const exported = await (await manager.ask('/api/v1/publishers/export?sort=name')).text()
  expect(exported).toMatch(/^name,city,genre,founded,phone,website,about\r\n/)
  expect(exported).toContain('Virago,London,,1973')

  expect(await manager.read('/manager/publishers?lng=en')).toMatch(/<h1[^>]*>Publishers<.*Virago/su)
  expect(await manager.read('/manager/publishers?lng=ar')).toMatch(/<h1[^>]*>الناشرون<.*Virago/su)
  expect(await manager.read('/manager/publishers/new?lng=fr')).toMatch(/Téléphone/)
  expect(await manager.read(`/manager/publishers/${id}?lng=en`)).toMatch(/<h1[^>]*>.*Virago/su)
  expect(await manager.read(`/manager/publishers/${id}/update?lng=en`)).toContain('Edit publisher')
  expect(await manager.read('/manager/publishers/import?lng=en')).toContain('Publishers')
  expect(await manager.read('/manager/dashboard?lng=en')).toContain('href="/manager/publishers"')
  expect(await manager.read('/manager/activity?lng=en')).toContain('Virago')

  const browser = await pageOf(manager, address)
  for (const path of ['', '/new', `/${id}`, `/${id}/update`, '/import', '/trash']) {
    await expectAccessible(browser, `/manager/publishers${path}`)
  }
  await browser.goto('/manager/publishers/new?lng=en')
  await browser.waitForLoadState('networkidle')
  for (const typed of ['Mkuki na Nyota', 'Dar es Salaam']) {
    await browser.keyboard.type(typed)
    await browser.keyboard.press('Tab')
  }
  await browser.keyboard.press('Enter')
  await browser.waitForURL(/\/manager\/publishers\/[\da-f-]{36}$/)
  await expect.poll(() => browser.locator('h1').textContent()).toBe('Mkuki na Nyota')

  await manager.send(`/api/v1/publishers/${id}`, {}, 'DELETE')
  expect(await manager.read('/manager/publishers/trash?lng=en')).toContain('Virago')

  const reader = new Visitor(address)
  await reader.signIn('user@example.com')
  expect((await reader.ask('/api/v1/publishers')).status).toBe(403)
  expect(
    (await reader.ask('/manager/publishers', { headers: { accept: 'text/html' } })).status,
  ).toBe(403)
}, 1_800_000)

test('a resource without a trash, by its guide: lists and pages ask before they delete for good', async () => {
  const project = new CopiedProject()
  await project.follow(page)
  await project.follow('resource-without-trash.md')
  for (const check of checks.slice(0, -1)) await project.run(check)

  const address = await project.serve()
  const manager = new Visitor(address)
  await manager.signIn('admin@example.com')
  for (const name of ['Amref', 'Bodley Head', 'Chatto', 'Dobson', 'Elkin']) {
    await manager.send('/api/v1/publishers', { name })
  }
  const names = async () => {
    const { items } = (await (await manager.ask('/api/v1/publishers')).json()) as {
      items: { name: string }[]
    }
    return items.map(({ name }) => name)
  }
  const trash = await manager.ask('/manager/publishers/trash', { headers: { accept: 'text/html' } })
  expect(trash.status).toBe(404)
  expect((await manager.ask('/api/v1/publishers/trash')).status).toBe(400)

  const browser = await pageOf(manager, address)
  const question = browser.getByRole('alertdialog')
  await browser.goto('/manager/publishers?lng=en')
  await browser.waitForLoadState('networkidle')
  await browser.getByRole('button', { name: 'Actions on Bodley Head' }).click()
  await choose(browser.getByRole('menuitem', { name: 'Delete' }))
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await names()).toContain('Bodley Head')
  await browser.getByRole('button', { name: 'Actions on Bodley Head' }).click()
  await choose(browser.getByRole('menuitem', { name: 'Delete' }))
  await question.getByText('“Bodley Head” will be deleted permanently.').waitFor()
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await browser.getByText('“Bodley Head” deleted permanently').waitFor()
  await expect.poll(() => browser.locator(':focus').textContent()).toBe('Chatto')
  expect(await names()).toEqual(['Amref', 'Chatto', 'Dobson', 'Elkin'])

  for (const name of ['Chatto', 'Dobson']) {
    await browser.getByRole('row', { name }).getByRole('checkbox').check()
  }
  await browser.getByRole('button', { name: 'Delete', exact: true }).click()
  await question.getByText('Delete 2 items permanently?').waitFor()
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await browser.getByText('2 items deleted permanently').waitFor()
  expect(await names()).toEqual(['Amref', 'Elkin'])

  await browser.getByRole('link', { name: 'Elkin' }).click()
  await browser.waitForURL(/\/manager\/publishers\/[\da-f-]{36}$/)
  await browser.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await browser.waitForURL(/\/manager\/publishers$/)
  await browser.getByText('“Elkin” deleted permanently').waitFor()
  expect(await names()).toEqual(['Amref'])
}, 1_800_000)
