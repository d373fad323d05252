import { product } from '#rules/product.ts'
import { STATES } from '../accounts.ts'
import { expect, expectAccessible, open, test } from '../browser.ts'

test('spec 2: an unknown route is a 404 page before sign-in, at any depth', async ({ page }) => {
  const unknown = [
    '/app/nowhere',
    '/app/account/x',
    '/app/account/x/nowhere',
    '/manager/jobs/1/nowhere',
    '/manager/users/1/update/nowhere',
    '/manager/constructor/1',
  ]
  for (const path of unknown) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('This page could not be found')
  }
  for (const path of ['/app/account', '/manager/users/1', '/manager/users/1/update']) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(307)
    expect(response.headers()['location'], path).toContain('/login?redirect=')
  }
})

test.describe('spec 2: error pages', () => {
  test.use({
    storageState: STATES.admin,
    forgiven: /40[34]|50[03]|broke in the browser|Something went wrong|Refused on purpose/,
  })

  test('an unknown route is a 404 page with Back and Home', async ({ page }) => {
    for (const path of ['/nowhere', '/app/nowhere', '/manager/users/1/nowhere', '/login/nowhere']) {
      const response = await open(page, path)
      expect(response?.status()).toBe(404)
      await expect(
        page.getByRole('heading', { name: 'This page could not be found' }),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Home' }).last()).toBeVisible()
      await expect(page).toHaveTitle(`Page not found · ${product.name}`)
      await expectAccessible(page)
    }
  })

  test('the 404 page speaks Arabic, right to left', async ({ page }) => {
    await open(page, '/nowhere', { language: 'ar' })
    await expect(page.getByRole('heading', { name: 'تعذّر العثور على هذه الصفحة' })).toBeVisible()
  })

  test('spec 2: the ways back from pages that are nowhere', async ({ page }) => {
    await open(page, '/app')

    await test.step('Back returns to where the person was', async () => {
      await open(page, '/nowhere')
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(/\/app/)
    })

    await test.step('the page of last resort has Back and Home, too', async () => {
      const response = await page.goto('/_build/nowhere.js')
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(/\/app/)
    })
  })

  test('spec 2, check 29: the pages that fail on purpose', async ({ page }) => {
    await test.step('check 29: a page that fails says so in general words, with the request id', async () => {
      const response = await open(page, '/dev/failure')
      expect(response?.status()).toBe(500)
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
      await expect(page.getByText(response!.headers()['x-request-id']!)).toBeVisible()
      expect(await response!.text()).not.toContain('secret of the server')
    })

    for (const [status, title] of [
      [403, "You don't have access to this page"],
      [404, 'This page could not be found'],
      [500, 'Something went wrong'],
      [503, 'We’ll be right back'],
    ] as const) {
      await test.step(`a page that answers ${status} says so and shows the way out`, async () => {
        const response = await open(page, `/dev/failure?status=${status}`)
        expect(response?.status()).toBe(status)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Home' }).last()).toBeVisible()
        await expectAccessible(page)
      })
    }
  })

  test('spec 2: Try Again runs the loading again after 600 ms and is disabled meanwhile', async ({
    page,
  }) => {
    await open(page, '/dev/failure?inBrowser=yes')
    await expect(
      page.getByRole('heading', { name: 'Something went wrong!', exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Show Error' }).click()
    await expect(page.getByText('the page broke in the browser')).toBeVisible()
    await page.getByRole('button', { name: 'Hide Error' }).click()
    await expect(page.getByText('the page broke in the browser')).toBeHidden()

    await page.evaluate(() => Object.assign(window, { mended: true }))
    const retry = page.getByRole('button', { name: 'Try Again' })
    const before = Date.now()
    await retry.click()
    await expect(page.getByRole('button', { name: /Trying again/ })).toBeDisabled()
    await expect(page.getByRole('heading', { name: product.name })).toBeVisible()
    expect(Date.now() - before).toBeGreaterThanOrEqual(600)
  })
})

test('bad input: malformed parameters, cookies and headers never make a 500', async ({
  request,
  baseURL,
}) => {
  const paths = [
    '/login?redirect=%E0%A4%A',
    '/login?redirect[]=x&redirect=y',
    '/app/account?state=nonsense&newEmail=%00',
    '/manager/users?searchTerm=%F0%9F%92%A9%00',
    '/manager/users/%00',
    '/manager/users/..%2f..%2fetc%2fpasswd',
    '/manager/users/%E0%A4%A',
    '//evil.example/app',
    `/manager/users/${'x'.repeat(5000)}`,
    '/_build/../package.json',
    '/_build/missing.js',
    '/api/nowhere',
  ]
  for (const path of paths) {
    const response = await request.get(baseURL + path, {
      headers: { cookie: 'theme=%%%; i18next="\\"; =; ;;', 'accept-language': ',;q=,*;q=9e99' },
      maxRedirects: 0,
    })
    expect(response.status(), path).toBeLessThan(500)
    expect(await response.text(), path).not.toMatch(/at .*\.(js|ts|mjs):\d+/)
  }
})

test.describe('spec 2: a page whose network goes away as it wakes', () => {
  test.use({ storageState: STATES.admin, forgiven: /ERR_FAILED/ })

  test('stands without what it would have fetched later', async ({ page }) => {
    let document = ''
    let refused = 0
    await page.route('**/manager/dashboard*', async (route) => {
      const response = await route.fetch()
      document = await response.text()
      await route.fulfill({ response })
    })
    await page.route('**/_build/*.js', (route) => {
      if (document.includes(new URL(route.request().url()).pathname)) return route.continue()
      refused += 1
      return route.abort()
    })
    await open(page, '/manager/dashboard')
    await expect.poll(() => refused).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })
})
