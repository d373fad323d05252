import { STATES } from '../accounts.ts'
import { awake, choose, expect, open, test } from '../browser.ts'
import { pill, tick } from '../filters.ts'
import { openList, rowOf, rows, searchBox } from '../lists.ts'
import { ownUsers, usersOf } from './listed-users.ts'

test.use({ storageState: STATES.admin })

// One worker makes the users once.
test.describe.configure({ mode: 'default' })

const own = ownUsers(110)

test.describe('behaviour 6: the address is the only state', () => {
  test('the first HTML shows the rows that it asks for', async ({ request }) => {
    const html = await (await request.get(usersOf(own.tag))).text()
    expect(html).toContain(own.name(1))
    expect(html).toContain(own.email(1))
    expect(html).toMatch(/Showing 50 of 110/)
  })

  test('typing keeps every keystroke and is one step of the history', async ({ page }) => {
    await open(page, '/manager/users')
    const before = await page.evaluate(() => history.length)
    await searchBox(page).pressSequentially(own.email(23), { delay: 40 })
    await expect(rows(page)).toHaveCount(1)
    await expect(searchBox(page)).toHaveValue(own.email(23))
    await expect.poll(() => new URL(page.url()).searchParams.get('searchTerm')).toBe(own.email(23))
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(searchBox(page)).toHaveValue('')
    await page.goForward()
    await expect(rows(page)).toHaveCount(1)
    await page.reload()
    await awake(page, 'tbody tr')
    await expect(searchBox(page)).toHaveValue(own.email(23))
  })

  test('role, status and order are in it, and a reload keeps them', async ({ page }) => {
    await open(page, usersOf(own.tag))
    await page.getByRole('button', { name: 'Email' }).click()
    await page.getByRole('button', { name: 'Email' }).click()
    await expect(page).toHaveURL(/sort=-email/)
    await expect(rows(page).first()).toContainText(own.name(110))
    await tick(page, 'Status', 'Not verified')
    await expect(page).toHaveURL(/status=unverified/)
    await expect(page.getByText('Showing 50 of 110')).toBeVisible()
    await tick(page, 'Role', 'Administrator')
    await expect(page.getByRole('heading', { name: 'No matching users' })).toBeVisible()
    await page.reload()
    await awake(page, 'main [data-filter]')
    await awake(page, 'main h2')
    await expect(pill(page, 'Role')).toHaveText('Role: Administrator')
    await page.goBack()
    await expect(page).not.toHaveURL(/role=/)
    await expect(rows(page).first()).toContainText(own.name(110))
    await expect(pill(page, 'Status')).toHaveText('Status: Not verified')
  })

  test('a role, a status and an order that there are not are none', async ({ page }) => {
    await open(page, `${usersOf(own.tag)}&role=king&status=gone&sort=age&cursor=broken`)
    await expect(page.getByText('Showing 50 of 110')).toBeVisible()
    await expect(pill(page, 'Role')).toHaveText('Role')
    await expect(pill(page, 'Status')).toHaveText('Status')
  })

  test('the address remembers the position, and a user who opens it sees those rows first', async ({
    page,
    context,
  }) => {
    await open(page, `${usersOf(own.tag)}&sort=name`)
    await awake(page, 'tbody tr')
    await page.evaluate(() => scrollTo(0, 56 * 40))
    await expect(page.getByText('Showing 100 of 110')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 56 * 70))
    await expect(rowOf(page, own.name(75))).toBeInViewport()
    await expect(page).toHaveURL(/cursor=/)

    const other = await context.newPage()
    await other.goto(page.url())
    await awake(other)
    await expect(rows(other).first()).toContainText(own.name(51))
    await other.getByRole('button', { name: 'Show from the start' }).click()
    await expect(rows(other).first()).toContainText(own.name(1))
    await expect(other).not.toHaveURL(/cursor=/)
    await other.close()
  })
})

test('rows leave the page as they leave sight, and the next ones come by themselves', async ({
  page,
}) => {
  await open(page, `${usersOf(own.tag)}&sort=name`)
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '111')
  let most = 0
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    most = Math.max(most, await rows(page).count())
    await expect(rowOf(page, own.name(110))).toBeInViewport({ timeout: 100 })
  }).toPass()
  await expect(page.getByText('Showing 110 of 110')).toBeVisible()
  expect(most).toBeLessThan(60)
  await expect(rowOf(page, own.name(1))).toHaveCount(0)
})

test.describe('behaviour 7, 8: nothing needs a mouse', () => {
  test('j moves, x selects, Enter opens, and Back comes to the same row', async ({ page }) => {
    await openList(page, `${usersOf(own.tag)}&sort=name`)
    const link = (number: number) => page.getByRole('link', { name: own.name(number) })
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(link(2)).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: `Select ${own.name(2)}` })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/manager/users/${own.id(2)}`))
    await page.goBack()
    await expect(link(2)).toBeFocused()
    await page.keyboard.press('e')
    await expect(page).toHaveURL(/\/update/)
  })
})

test('columns are chosen, and the server draws the choice', async ({ page }) => {
  await open(page, usersOf(own.tag))
  await page.getByRole('button', { name: 'View' }).click()
  await choose(page.getByRole('menuitemcheckbox', { name: 'Ban reason' }))
  await choose(page.getByRole('menuitemcheckbox', { name: 'Role' }))
  await expect(page.getByRole('columnheader', { name: 'Ban reason' })).toBeAttached()
  const html = await (await page.request.get(usersOf(own.tag))).text()
  expect(html).toMatch(/<th[^>]*>Ban reason/)
  expect(html).not.toMatch(/<th[^>]*>Role/)
})

test('check 23: the signed-in user is marked, and is offered nothing against themself', async ({
  page,
}) => {
  await open(page, '/manager/users?searchTerm=admin@example.com')
  const me = rowOf(page, 'admin@example.com')
  await expect(me).toContainText('You')
  await me.getByRole('button', { name: /^Actions on/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Ban' })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: 'End sessions' })).toHaveCount(0)
})
