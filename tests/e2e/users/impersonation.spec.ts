import { awake, expect, expectAccessible, expectNoSidewaysScroll, open, test } from '../browser.ts'
import { LOOKS, PHONE } from '../site.ts'
import { actAsNewUser, banner, type Scene } from './acting.ts'

let scene: Scene

test.beforeEach(async ({ browser, page }) => {
  scene = await actAsNewUser(browser, page)
})
test.afterEach(async ({ page }) => {
  // Pending requests of the page would fail once the users are deleted.
  await page.goto('about:blank')
  await scene.leave()
})

test.describe('behaviour 20: acting as another user', () => {
  test('behaviour 20: the banner is on every page, counts down and fits a phone', async ({
    page,
  }) => {
    await test.step('is said on top of every page, from the first byte, and stays in sight', async () => {
      const answer = await page.request.get('/app/account?lng=en')
      expect(await answer.text()).toContain('Acting as')
      for (const path of ['/app', '/app/account']) {
        await open(page, path)
        await expect(banner(page)).toContainText('Ben Otieno')
        await expect(banner(page).getByRole('button', { name: 'Stop acting' })).toBeVisible()
      }
      await page.mouse.wheel(0, 900)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
      await expect(banner(page)).toBeInViewport()
      const [above, header] = await Promise.all([
        banner(page).boundingBox(),
        page.getByRole('banner').boundingBox(),
      ])
      expect(header!.y).toBeGreaterThanOrEqual(above!.y + above!.height - 1)
      await expectAccessible(page)
    })

    await open(page, '/app')
    await test.step('counts down, without telling a screen reader each second', async () => {
      const timer = banner(page).getByRole('timer')
      await expect(timer).toHaveText(/^(60:00|59:\d\d) left$/)
      const before = await timer.textContent()
      await expect(timer).not.toHaveText(before ?? '')
      await expect(timer).not.toHaveAttribute('aria-live', /polite|assertive/)
    })

    await page.setViewportSize(PHONE)
    for (const { language, theme } of LOOKS) {
      await test.step(`fits a phone in ${language}, ${theme}`, async () => {
        await open(page, '/app', { language, theme })
        const stop = page.locator('.sticky-banner').getByRole('button')
        await expect(stop).toBeVisible()
        await expect(page.locator('.sticky-banner')).toContainText('Ben Otieno')
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }
  })
})

test.describe('check 20: where they may not be', () => {
  test.use({ forgiven: /403|You do not have access/ })

  test('the back office is closed to them, and still says as whom one acts', async ({ page }) => {
    const response = await open(page, '/manager/users')
    expect(response?.status()).toBe(403)
    await expect(banner(page)).toContainText('Ben Otieno')
    await banner(page).getByRole('button', { name: 'Stop acting' }).click()
    await expect(page).toHaveURL(new RegExp(`/manager/users/${scene.person.id}$`))
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ada Four stopped acting as' })).toBeVisible()
  })

  test('acts on the user’s own account are refused in words, and nothing changes', async ({
    page,
  }) => {
    await open(page, '/app/account')
    await page.getByRole('button', { name: 'Change name' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Eve')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('dialog')).toContainText('You’re acting as another user.')
    const { name } = (await (await page.request.get('/api/v1/account')).json()) as { name: string }
    expect(name).toBe('Ben Otieno')
  })
})

test('check 20: stopping brings the admin back, to the page of whom they acted as', async ({
  page,
}) => {
  await open(page, '/app/account')
  await awake(page, 'main button')
  await banner(page).getByRole('button', { name: 'Stop acting' }).click()
  await expect(page).toHaveURL(new RegExp(`/manager/users/${scene.person.id}$`), {
    timeout: 20_000,
  })
  await expect(banner(page)).toHaveCount(0)
  const account: unknown = await (await page.request.get('/api/v1/account')).json()
  expect(account).toMatchObject({ id: scene.admin.id })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Ben Otieno' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Four stopped acting as' })).toBeVisible()
})

test.describe('check 20: when the time is over', () => {
  test.use({ forgiven: /401/ })

  test('the page notices by itself, and the admin is themself again', async ({ page }) => {
    await page.clock.install()
    await open(page, '/app')
    await expect(banner(page)).toBeVisible()
    await scene.endSessions()
    await expect(banner(page)).toBeVisible()
    await page.clock.fastForward('01:00:05')
    await expect(page).toHaveURL(new RegExp(`/manager/users/${scene.person.id}$`))
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByText('Time’s up. You’re back in your own account.')).toBeVisible()
  })

  test('an admin who returns later is themself as well', async ({ page }) => {
    await scene.endSessions()
    await open(page, '/manager/users')
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })
})
