import { makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import {
  expectAnnounced,
  listenToAnnouncements,
} from '../../../tests/e2e/screen-reader/announcements.ts'
import { freshAddress } from '../../../tests/e2e/sign-in.ts'

test('a screen reader invites a member', async ({ browser }) => {
  await withPeople(browser, ['Ada'], async ({ Ada: { page, request } }) => {
    const { slug, name } = await makeOrganization(request)
    await listenToAnnouncements(page)
    await open(page, `/app/organizations/${slug}/invitations`)
    await awake(page, 'main button')
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${name}" [level=1]
      - paragraph: Owner
      - button "Organization actions"
      - navigation "Organization sections":
        - list:
          - listitem:
            - link "Members"
          - listitem:
            - link "Teams"
          - listitem:
            - link "Invitations"
      - heading "Invitations" [level=2]
    `)
    await page.getByRole('button', { name: 'Invite', exact: true }).first().press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Invite by email' })
    await expect(dialog).toHaveAccessibleDescription(/We’ll email them a link to join/)
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog:
        - heading "Invite by email" [level=2]
        - paragraph
        - button "Close"
        - textbox "Email"
        - group "Role":
          - radio "Member" [checked]
          - radio "Administrator"
          - radio "Owner"
        - combobox "Team"
        - button "Cancel"
        - button "Invite"
    `)
    await test.step('a mistake is said at its field', async () => {
      await dialog.getByRole('button', { name: 'Invite' }).press('Enter')
      await expectAnnounced(page, 'Email is required')
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused()
    })
    await test.step('the invitation is said, and the focus is where it was', async () => {
      const email = freshAddress('guest')
      await page.keyboard.type(email)
      await page.keyboard.press('Enter')
      await expectAnnounced(page, `Invitation sent to ${email}`)
      await expect(dialog).toBeHidden()
      await expect(page.locator('main :focus, main:focus')).toBeAttached()
    })
  })
})
