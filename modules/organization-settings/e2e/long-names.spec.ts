import { withPeople } from '#modules/organizations/e2e/test-members.ts'
import { expect, open, openWithoutScripts, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { newTag } from '../../../tests/e2e/lists.ts'
import { expectWithinScreen } from '../../../tests/e2e/low-vision/dialog-width.ts'
import { expectWhole, FILLINGS, idOf, longest } from '../../../tests/e2e/pages/whole-names.ts'

for (const [kind, filling] of Object.entries(FILLINGS)) {
  test(`the settings of an organization with a name of ${kind} stay within the page, and its deletion within a phone`, async ({
    browser,
  }) => {
    await withPeople(browser, ['Ada'], async ({ Ada: { page, request } }) => {
      const tag = newTag()
      const name = longest(`${tag} `, filling, 100)
      const slug = `${tag}${'o'.repeat(29)}`.toLowerCase()
      await idOf(await callApi(request, ['POST', '/organizations'], { name, slug }))
      const settings = `/app/organizations/${slug}/settings`
      for (const language of ['en', 'ar']) {
        await openWithoutScripts(page, settings, { language })
        await expect(page.getByRole('heading', { level: 1 })).toContainText(tag)
        await expectWhole(page)
      }
      await open(page, `${settings}#delete`, { language: 'fr' })
      await expectWithinScreen(page, settings)
    })
  })
}
