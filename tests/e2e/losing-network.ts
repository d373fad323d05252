import { expect, type Locator, type Page } from '@playwright/test'

export const offline = (page: Page) => page.getByRole('heading', { name: 'You’re offline' })

interface Trip {
  by: Locator
  /** What the page says while its parts are on their way. */
  pending: string
  calls: RegExp
}

/** Goes to a page, and loses the network while the parts of that page are on their way. */
export async function loseNetwork(page: Page, { by, pending, calls }: Trip) {
  let giveUp = () => {}
  const lost = new Promise<void>((resolve) => (giveUp = resolve))
  await page.waitForLoadState('networkidle')
  await page.route(calls, async (route) => {
    await lost
    await route.abort('internetdisconnected')
  })
  await by.click()
  await expect(page.getByText(pending)).toBeAttached()
  await page.context().setOffline(true)
  giveUp()
  await page.unrouteAll({ behavior: 'wait' })
}
