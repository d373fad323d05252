import type { Locator, Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, expectNoSidewaysScroll, openWithoutScripts, test } from '../browser.ts'
import { rowOf } from '../lists.ts'
import { discardUser, makeUser } from '../people.ts'
import { LANGUAGES } from '../site.ts'

test.use({ storageState: STATES.admin })

/** Nothing but the whole width of the line shortens the name, and nothing hangs into the next row. */
const mistakesIn = (row: Locator) =>
  row.evaluate((element) => {
    const name = element.querySelector('.row-title > :first-child')!
    const line = name.getBoundingClientRect()
    const isWhole = name.scrollWidth <= name.clientWidth
    const texts = [...element.querySelectorAll('.row-title > :not(:first-child)')]
    const boxes = texts.map((text) => text.getBoundingClientRect()).filter(({ width }) => width > 0)
    const { bottom } = element.getBoundingClientRect()
    return {
      beside: isWhole ? [] : boxes.filter((box) => box.top < line.bottom - 1),
      hanging: boxes.filter((box) => box.bottom > bottom),
    }
  })

async function expectReadable(page: Page, row: Locator) {
  for (const width of [320, 390, 640, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const where = `${page.url()} at ${width} px`
    await expect(row, where).toBeVisible()
    expect(await mistakesIn(row), where).toEqual({ beside: [], hanging: [] })
    await expectNoSidewaysScroll(page)
  }
}

for (const language of LANGUAGES) {
  test(`behaviour 43: no name in a list is cut for a label beside it, ${language}`, async ({
    page,
  }) => {
    await test.step('users', async () => {
      const user = await makeUser(page, { name: 'Genevieve Okonkwo', role: 'admin' })
      await openWithoutScripts(page, `/manager/users?searchTerm=${user.email}`, { language })
      await expectReadable(page, rowOf(page, user.email))
      await discardUser(page, user)
    })
    await test.step('members', async () => {
      await openWithoutScripts(page, '/app/organizations/{organization}', { language })
      await expectReadable(page, rowOf(page, 'admin@example.com'))
    })
    await test.step('organizations', async () => {
      await openWithoutScripts(page, '/app/organizations', { language })
      await expectReadable(page, rowOf(page, 'Maplewood Readers'))
    })
  })
}

test('behaviour 43: a name of usual length is whole on the smallest phone', async ({ page }) => {
  await openWithoutScripts(page, '/app/organizations/{organization}')
  await page.setViewportSize({ width: 320, height: 800 })
  const name = rowOf(page, 'admin@example.com').locator('.row-title > :first-child')
  expect(await name.evaluate((of) => of.scrollWidth - of.clientWidth)).toBeLessThanOrEqual(0)
})
