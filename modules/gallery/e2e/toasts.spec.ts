import type { Page } from '@playwright/test'
import { expect, open, test } from '../../../tests/e2e/browser.ts'

const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const example = (page: Page, name: string) =>
  page.locator('#toast').getByRole('button', { name, exact: true })

/** The first press loads the code of the toasts. */
const expectToasts = (page: Page, count: number) =>
  expect
    .poll(async () => {
      await page.clock.runFor(10)
      return toasts(page).count()
    })
    .toBe(count)

/** The page's clock is stopped, so that the speed of the machine does not matter. */
test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await open(page, '/dev/ui')
  await page.clock.pauseAt(Date.now() + 60_000)
})

test('spec 9: toasts are at the top, in the middle, three at a time, for 4000 ms', async ({
  page,
}) => {
  await example(page, 'Five at once').click()
  await expectToasts(page, 5)
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)
  const box = await toasts(page).first().boundingBox()
  expect(box!.y).toBeLessThan(100)
  expect(Math.abs(box!.x + box!.width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(20)

  await page.clock.runFor(3900)
  await expect(toasts(page)).toHaveCount(5)
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(0)
})

test('spec 9: a swipe of 45 px sends a toast away, a shorter one does not', async ({ page }) => {
  await example(page, 'Save').click()
  await expectToasts(page, 1)
  const toast = toasts(page)
  await expect(toast).toHaveText(/Book saved/)

  async function swipe(pixels: number) {
    await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0)
    const box = await toast.boundingBox()
    const [x, y] = [box!.x + 60, box!.y + box!.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels / 2, y)
    await page.mouse.move(x + pixels, y)
    // A quick flick counts as a swipe at any length.
    await page.clock.runFor(1000)
    await page.mouse.up()
    await page.clock.runFor(500)
  }
  await swipe(44)
  await expect(toast).toHaveCount(1)
  await swipe(46)
  await expect(toast).toHaveCount(0)
})
