import type { Page } from '@playwright/test'
import {
  changeRole,
  makeOrganization,
  membersOf,
  withPeople,
} from '#modules/organizations/e2e/test-members.ts'
import { joins, organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { awake, choose, expect, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { freshAddress } from '../../../tests/e2e/sign-in.ts'
import { invite, linkFor } from './test-invitations.ts'

const said = (page: Page, code: string, language: string) =>
  expect(page.getByText(wordsOf(code, language)).first()).toBeVisible()

const saidInDialog = (page: Page, code: string, language: string) =>
  expect(page.getByRole('dialog').getByRole('alert')).toHaveText(wordsOf(code, language))

const openMenu = (page: Page, row: string) =>
  page.locator('tbody tr[aria-rowindex]').filter({ hasText: row }).locator('button').click()

for (const language of ['en', 'ar']) {
  test.describe(`spec 8: a refusal is shown where the button was pressed (${language})`, () => {
    test('in the dialog that invites', async ({ browser }) => {
      await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
        const library = await makeOrganization(Ada.request)
        const path = `/organizations/${library.id}`
        await joins(library, Ben)
        await changeRole(Ada.request, library, [Ben.email, 'owner'])
        const waiting = freshAddress('waiting')
        await invite(Ada.request, library, { email: waiting })
        const team = await callApi(Ada.request, ['POST', `${path}/teams`], { name: 'Night circle' })
        const { id: teamId } = (await team.json()) as { id: string }

        const { page } = Ben
        await open(page, `${organizationAt(library)}/invitations#invite`, { language })
        await awake(page, '[role=dialog] input[name=email]')
        const dialog = page.getByRole('dialog')
        const press = async (email: string, code: string) => {
          await dialog.locator('input[name=email]').fill(email)
          await expect(dialog.getByRole('alert')).toBeEmpty()
          await dialog.locator('button[type=submit]').click()
          await saidInDialog(page, code, language)
        }

        await press(Ada.email, 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION')
        await press(waiting, 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION')
        await dialog.getByRole('combobox').fill('Night')
        await page.getByRole('option', { name: 'Night circle' }).click()
        await callApi(Ada.request, ['DELETE', `${path}/teams/${teamId}`])
        await press(freshAddress('one'), 'TEAM_NOT_FOUND')
        await dialog.locator('input[name=role][value=owner]').check({ force: true })
        await changeRole(Ada.request, library, [Ben.email, 'administrator'])
        await press(freshAddress('two'), 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE')
        await changeRole(Ada.request, library, [Ben.email, 'member'])
        const code = 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION'
        await press(freshAddress('three'), code)
        const ben = (await membersOf(Ada.request, library)).find(({ email }) => email === Ben.email)
        await callApi(Ada.request, ['DELETE', `${path}/members/${ben?.id}`])
        await press(freshAddress('four'), 'ORGANIZATION_NOT_FOUND')
      })
    })

    test('on the list of invitations', async ({ browser }) => {
      await withPeople(browser, ['Ada', 'Ben', 'Cleo'], async ({ Ada, Ben, Cleo }) => {
        const library = await makeOrganization(Ada.request)
        await joins(library, Ben)
        await changeRole(Ada.request, library, [Ben.email, 'administrator'])
        const id = await invite(Ada.request, library, { email: Cleo.email })
        const kept = freshAddress('kept')
        await invite(Ada.request, library, { email: kept })
        const { page } = Ben
        await open(page, `${organizationAt(library)}/invitations`, { language })
        await awake(page, 'tbody tr button')

        await openMenu(page, Cleo.email)
        await callApi(Cleo.request, ['POST', `/invitations/${id}/decline`])
        await choose(page.getByRole('menuitem').first())
        await said(page, 'INVITATION_NOT_FOUND', language)

        await openMenu(page, kept)
        await changeRole(Ada.request, library, [Ben.email, 'member'])
        await choose(page.getByRole('menuitem').last())
        await said(page, 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION', language)
        await open(page, `${organizationAt(library)}/invitations`, { language })
        await said(page, 'YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS', language)
      })
    })

    test('on the page that the message leads to', async ({ browser }) => {
      await withPeople(browser, ['Ada', 'Ben', 'Cleo'], async ({ Ada, Ben, Cleo }) => {
        const library = await makeOrganization(Ada.request)
        await joins(library, Ben)
        await changeRole(Ada.request, library, [Ben.email, 'administrator'])
        await invite(Ben.request, library, { email: Cleo.email })
        const link = await linkFor(Ada.request, Cleo.email)
        await changeRole(Ada.request, library, [Ben.email, 'member'])

        await open(Ada.page, link, { language })
        await said(Ada.page, 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION', language)
        await open(Ben.page, link, { language })
        await said(Ben.page, 'INVITATION_NOT_FOUND', language)
        await open(Cleo.page, link, { language })
        await awake(Cleo.page, 'main button')
        await Cleo.page.getByRole('main').getByRole('button').first().click()
        await said(Cleo.page, 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION', language)
      })
    })
  })
}
