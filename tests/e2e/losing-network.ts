import { expect, type Locator, type Page } from '@playwright/test'

export const offline = (page: Page) => page.getByRole('heading', { name: 'You’re offline' })

interface Trip {
  by: Locator
  pending: string
  calls: RegExp
}

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
