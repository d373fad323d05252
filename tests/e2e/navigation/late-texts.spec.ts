import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { restPage } from '../page-clock.ts'
import { refuseTexts } from './refuse-texts.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_FAILED|Out of reach|Failed to fetch/ })

test('a page whose texts don’t arrive is never shown with gaps, and comes with its texts', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/manager/dashboard')
  await restPage(page)
  const places = page.getByRole('navigation', { name: 'Main navigation' })
  const heading = page.getByRole('heading', { level: 1 })
  const goTo = (name: string) => () => places.getByRole('link', { name, exact: true }).click()

  await test.step('the server is there: it draws the page with its texts', async () => {
    const drawn = page.waitForEvent('load')
    await refuseTexts(page, goTo('Users'), async () =>
      expect(await heading.first().textContent()).not.toBe(''),
    )
    await drawn
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveAccessibleName(/./)
  })

  await test.step('the server is away: a sentence says so, and the page comes when it is back', async () => {
    await restPage(page)
    await page.route(/\/api\/(?!fn)/, (route) => route.abort())
    // The page looks for its server when the network of the device has changed.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('Can’t reach the server')).toBeVisible()
    await refuseTexts(page, goTo('Jobs'))
    await expect(page.getByText('This page loads when you’re back online.')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.clock.fastForward(6000)
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
  })
})
