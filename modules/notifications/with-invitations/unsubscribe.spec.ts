import { invite } from '#modules/invitations/e2e/test-invitations.ts'
import { makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import {
  addressOf,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from '../../../tests/e2e/browser.ts'
import { mailsTo } from '../../../tests/e2e/people.ts'

test('a message has a link that turns its kind off without a session', async ({
  browser,
  page,
}) => {
  await withPeople(browser, ['owner', 'reader'], async ({ owner, reader }) => {
    await invite(owner.request, await makeOrganization(owner.request), { email: reader.email })
    const [message] = await mailsTo(page.request, reader.email)
    const path = /\/unsubscribe\/[\w-]+/.exec(message?.text ?? '')?.[0] ?? ''
    for (const [language, title] of [
      ['fr', 'Ne plus recevoir ces e-mails ?'],
      ['ar', 'هل تريد إيقاف هذه الرسائل؟'],
      ['sw', 'Uache kupokea barua pepe hizi?'],
      ['en', 'Stop these emails?'],
    ] as const) {
      await page.goto(await addressOf(page.request, path, language))
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    await expect(page.getByText('about: Invitations.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await open(reader.page, '/app/account#notifications')
    await expect(reader.page.getByRole('combobox', { name: 'Invitations' })).toHaveText('Never')
  })
})
