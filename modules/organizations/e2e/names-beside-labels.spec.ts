import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, openWithoutScripts, test } from '../../../tests/e2e/browser.ts'
import { rowOf } from '../../../tests/e2e/lists.ts'
import { expectWholeName } from '../../../tests/e2e/lists/beside-labels.ts'
import { LANGUAGES } from '../../../tests/e2e/site.ts'

test.use({ storageState: STATES.admin })

for (const language of LANGUAGES) {
  test(`behaviour 43: no name in a list is cut for a label beside it, ${language}`, async ({
    page,
  }) => {
    await test.step('members', async () => {
      await openWithoutScripts(page, '/app/organizations/{organization}', { language })
      await expectWholeName(page, rowOf(page, 'admin@example.com'))
    })
    await test.step('organizations', async () => {
      await openWithoutScripts(page, '/app/organizations', { language })
      await expectWholeName(page, rowOf(page, 'Maplewood Readers'))
    })
  })
}

test('behaviour 43: a name of usual length is whole on the smallest phone', async ({ page }) => {
  await openWithoutScripts(page, '/app/organizations/{organization}')
  await page.setViewportSize({ width: 320, height: 800 })
  const name = rowOf(page, 'admin@example.com').locator('.row-title > :first-child')
  expect(await name.evaluate((of) => of.scrollWidth - of.clientWidth)).toBeLessThanOrEqual(0)
})
