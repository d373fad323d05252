import { withPeople } from '#modules/organizations/e2e/test-members.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, openWithoutScripts, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { newTag } from '../../../tests/e2e/lists.ts'
import { expectWithinScreen } from '../../../tests/e2e/low-vision/dialog-width.ts'
import { expectWhole, FILLINGS, idOf, longest } from '../../../tests/e2e/pages/whole-names.ts'

test.use({ storageState: STATES.admin })

for (const [kind, filling] of Object.entries(FILLINGS)) {
  test(`an organization with a name of ${kind} stays within its page, and its deletion within a phone`, async ({
    page,
    browser,
  }) => {
    await withPeople(browser, ['Ada'], async ({ Ada }) => {
      const tag = newTag()
      const name = longest(`${tag} `, filling, 100)
      const id = await idOf(await callApi(Ada.request, ['POST', '/organizations'], { name }))
      const path = `/manager/organizations/${id}`
      for (const language of ['en', 'ar']) {
        await openWithoutScripts(page, path, { language })
        await expect(page.getByRole('heading', { level: 1 })).toContainText(tag)
        await expectWhole(page)
      }
      await open(page, `${path}#end`, { language: 'fr' })
      await expectWithinScreen(page, path)
    })
  })
}
