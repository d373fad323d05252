import { product } from '#rules/product.ts'
import { STATES } from '../accounts.ts'
import { expect, forgetSession, open, test } from '../browser.ts'
import { PHONE } from '../site.ts'

test.use({ storageState: STATES.admin })

test('spec 2: / goes to /login and /manager to the dashboard', async ({ request }) => {
  const root = await request.get('/', { maxRedirects: 0 })
  expect(root.status()).toBe(307)
  expect(root.headers().location).toBe('/login')
  const manager = await request.get('/manager', { maxRedirects: 0 })
  expect(manager.headers().location).toBe('/manager/dashboard')
})

test('spec 2: the manager area names its groups, its pages and where one is', async ({ page }) => {
  await open(page, '/manager/jobs')
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  for (const name of ['Dashboard', 'Users', 'Jobs', 'Account']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Open App', exact: true })).toBeVisible()
  await expect(navigation.getByText('Application', { exact: true })).toBeVisible()
  await expect(navigation.getByText('Configuration', { exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Jobs' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await navigation.getByRole('link', { name: 'Users' }).click()
  await expect(page).toHaveURL(/\/manager\/users$/)
  await expect(page).toHaveTitle(`Users · ${product.name}`)
})

test('the sidebar folds to icons, keeps its names and stays folded', async ({ page }) => {
  await open(page, '/manager/dashboard')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  const places = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(places.getByRole('link', { name: 'Users', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
})

test('the user menu stays under the pointer while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 })
  await open(page, '/app/account')
  await page.getByRole('button', { name: 'User menu' }).click()
  const moved = await page.getByRole('menuitem', { name: 'Sign out' }).evaluate((item) => {
    const { top } = item.getBoundingClientRect()
    scrollTo({ top: 200, behavior: 'instant' })
    return { page: scrollY, item: item.getBoundingClientRect().top - top }
  })
  expect(moved).toEqual({ page: 200, item: 0 })
})

test.describe('on the phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('behaviour 19: the reader has the navigation in the thumb zone', async ({ page }) => {
    await open(page, '/app/account')
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    const box = await navigation.boundingBox()
    expect(box!.y + box!.height).toBeGreaterThan(PHONE.height - 2)
    await navigation.getByRole('link', { name: 'Home' }).tap()
    await expect(page).toHaveURL(/\/app$/)
  })

  test('the manager opens the menu, goes on and the menu closes', async ({ page }) => {
    await open(page, '/manager/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Users' }).tap()
    await expect(page).toHaveURL(/\/manager\/users$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('behaviour 8: the first Tab offers to skip to the content', async ({ page }) => {
  for (const path of ['/app', '/manager/dashboard', '/login']) {
    if (path === '/login') await forgetSession(page)
    await open(page, path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  }
})

test('a step to another page takes the focus along and is read out', async ({ page }) => {
  await open(page, '/manager/jobs')
  const announced = page.locator('body > p[aria-live=polite]')
  await expect(announced).toHaveText('')
  await page.getByRole('link', { name: 'Users', exact: true }).press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(announced).toHaveText(`Users · ${product.name}`)
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()

  const search = page.getByRole('searchbox')
  await search.fill('ada')
  await expect(page).toHaveURL(/searchTerm=ada/)
  await expect(search).toBeFocused()
  await expect(announced).toHaveText(`Users · ${product.name}`)
})

test('spec 2: pages load on demand and are preloaded on intent', async ({ page }) => {
  await open(page, '/manager/dashboard')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.getByRole('link', { name: 'Open App' }).hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Open App' }).click()
  await expect(page).toHaveURL(/\/app$/)
})
