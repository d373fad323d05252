import { expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'

test('behaviour 4: every mail template can be looked at in every language', async ({ page }) => {
  await open(page, '/dev/mails')
  const arabicCode = page.locator('a[href$="template=signInCode&language=ar"]')
  await arabicCode.click()
  await expect(page).toHaveURL(/template=signInCode&language=ar$/)
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl')
})

test.describe('away', () => {
  test.use({ forgiven: /status of 404/ })

  test('a failure is reported, and can be tried again', async ({ page }) => {
    await open(page, '/dev/mails')
    let isAway = true
    await page.route('**/api/fn/**', (route) =>
      isAway ? route.fulfill({ status: 404, json: { message: 'Not Found' } }) : route.continue(),
    )
    await page.getByRole('link', { name: 'Mailbox' }).click()
    await expect(page.getByRole('alert')).toContainText('Couldn’t load messages', {
      timeout: 15_000,
    })
    await expectAccessible(page)
    isAway = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
