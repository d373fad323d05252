import type { BrowserContext, Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { open, test } from '../browser.ts'
import { browserOf, discardUser, type MadeUser, makeUser } from '../people.ts'
import { expectWithinScreen } from './dialog-width.ts'

const MANY_WORDS =
  'Wandering Minstrels and Travelling Storytellers of the Northern Highlands and Isles'
const ONE_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenpolitur'

const areas: Record<string, (user: string) => string[]> = {
  account: () => [
    '/app/account?state=change-name',
    ...['change-email', 'picture', 'delete-account'].map((step) => `/app/account#${step}`),
  ],
  managers: (user) =>
    ['ban', 'impersonate', 'delete'].map((step) => `/manager/users/${user}#${step}`),
}

test.describe('no dialog is wider than a phone', () => {
  let managers: Page
  let guest: MadeUser
  let user: MadeUser
  let context: BrowserContext

  test.beforeAll(async ({ browser }) => {
    managers = await browser.newPage({ storageState: STATES.admin })
    guest = await makeUser(managers, { name: ONE_WORD })
    user = await makeUser(managers, { name: MANY_WORDS, role: 'admin' })
    context = await browserOf(browser, user)
  })

  test.afterAll(async () => {
    await context.close()
    for (const one of [user, guest]) await discardUser(managers, one)
    await managers.close()
  })

  for (const [area, stepsOf] of Object.entries(areas)) {
    test(area, async () => {
      const page = await context.newPage()
      for (const step of stepsOf(guest.id)) {
        await test.step(step, async () => {
          await open(page, step, { language: 'fr' })
          await expectWithinScreen(page, step)
        })
      }
      await page.close()
    })
  }

  test('those that a button opens', async () => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 390, height: 800 })
    for (const name of [/^Search/, /^Open menu/]) {
      await open(page, '/manager/users')
      await page.getByRole('banner').getByRole('button', { name }).click()
      await expectWithinScreen(page, String(name))
    }
    await page.close()
  })
})
