import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { makeOrganization, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { joins, organizationAt } from '#modules/organizations/e2e/test-organizations.ts'
import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { wordsOf } from '../../../tests/e2e/code-words.ts'
import { chooseOn, rowOf } from '../../../tests/e2e/lists.ts'
import { startProduct } from '../../../tests/e2e/own-product.ts'
import { originOf } from '../../../tests/e2e/ports.ts'
import { sameDatabase } from '../../../tests/e2e/same-database.ts'
import { freshAddress } from '../../../tests/e2e/sign-in.ts'
import { invite, linkFor } from './test-invitations.ts'

const narrow = originOf('invitations')

let product: { close: () => Promise<void> }

test.beforeAll(async () => {
  product = await startProduct(narrow, {
    LIMIT_ORGANIZATIONS_PER_PERSON: '1',
    LIMIT_MEMBERS_PER_ORGANIZATION: '2',
    LIMIT_MEMBERS_PER_TEAM: '1',
    LIMIT_INVITATIONS_PER_ORGANIZATION: '1',
  })
})
test.afterAll(() => product.close())

test.describe.configure({ mode: 'serial' })

async function openNarrow(page: Page, path: string, language: string) {
  await page.goto(`${narrow}${path.replace(/(#|$)/, `?lng=${language}$1`)}`)
  await awake(page)
}

// Refusals in both languages: invitations-codes.spec.ts.
const language = 'en'

test('spec 8: limits are told where they are met', async ({ browser }) => {
  test.setTimeout(120_000)
  await withPeople(browser, ['Ada', 'Ben', 'Cleo'], async ({ Ada, Ben, Cleo }) => {
    const library = await makeOrganization(Ada.request)
    const teams = await Ada.request.get(`/api/v1/organizations/${library.id}/teams`)
    const [team] = ((await teams.json()) as { items: { id: string }[] }).items
    await invite(Ada.request, library, { email: Cleo.email, teamId: team!.id })
    const link = await linkFor(Ada.request, Cleo.email)
    const { page } = Cleo
    await openNarrow(page, link, language)
    await awake(page, 'main button')
    const accept = async (code: string) => {
      await page.getByRole('main').getByRole('button').first().click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(wordsOf(code, language))
    }
    await accept('TEAM_MEMBER_LIMIT_REACHED')
    await joins(library, Ben)
    await accept('ORGANIZATION_MEMBERSHIP_LIMIT_REACHED')
    await makeOrganization(Cleo.request)
    await accept('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS')

    const submit = async (path: string, [field, text]: [string, string], code: string) => {
      await openNarrow(Ada.page, `${organizationAt(library)}${path}`, language)
      const dialog = Ada.page.getByRole('dialog')
      await awake(Ada.page, `[role=dialog] input[name=${field}]`)
      await dialog.locator(`input[name=${field}]`).fill(text)
      await dialog.locator('button[type=submit]').click()
      await expect(dialog.getByRole('alert')).toHaveText(wordsOf(code, language))
    }
    const email = freshAddress('more')
    await submit('/invitations#invite', ['email', email], 'INVITATION_LIMIT_REACHED')
  })
})

async function endYesterday(invitation: string) {
  const client = new Client(await sameDatabase())
  await client.connect()
  await client.query("UPDATE invitations SET expires_at = now() - interval '1 day' WHERE id = $1", [
    invitation,
  ])
  await client.end()
}

test('members have no part in invitations', async ({ browser }) => {
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
    const library = await makeOrganization(Ada.request)
    const id = await invite(Ada.request, library, { email: Ben.email })
    await callApi(Ben.request, ['POST', `/invitations/${id}/accept`])
    for (const [{ page }, count] of [
      [Ada, 1],
      [Ben, 0],
    ] as const) {
      await open(page, organizationAt(library))
      await expect(page.getByRole('link', { name: 'Teams' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Invitations' })).toHaveCount(count)
      await expect(page.getByRole('link', { name: 'Invite people' })).toHaveCount(count)
    }
  })
})

test('an invitation that was not answered in time says so; sent again, it is open', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada', 'Ben'], async ({ Ada, Ben }) => {
    const library = await makeOrganization(Ada.request)
    const id = await invite(Ada.request, library, { email: Ben.email })
    await endYesterday(id)
    await open(Ben.page, `/app/invitations/${id}`)
    await expect(Ben.page.getByRole('heading', { name: 'Invitation expired' })).toBeVisible()
    await expect(Ben.page.getByText('ask Ada for a new invitation')).toBeVisible()
    await expectAccessible(Ben.page)

    await open(Ada.page, `${organizationAt(library)}/invitations?status=expired`)
    await awake(Ada.page, 'tbody tr button')
    await expect(rowOf(Ada.page, Ben.email)).toContainText(/Expired.*Expired yesterday/)
    await chooseOn(Ada.page, Ben.email, 'Resend')
    await expect(Ada.page.getByText(`Invitation resent to ${Ben.email}`)).toBeVisible()
    await expect(rowOf(Ada.page, Ben.email)).toHaveCount(0)
    expect(await linkFor(Ada.request, Ben.email)).toBe(`/app/invitations/${id}`)

    await open(Ben.page, '/app/organizations')
    await awake(Ben.page, 'main section button')
    await Ben.page.getByRole('button', { name: `Accept the invitation to ${library.name}` }).click()
    await expect(Ben.page.getByText(`You joined ${library.name}`)).toBeVisible()
    await expect(rowOf(Ben.page, library.name)).toContainText('Member')
    await expect(Ben.page.getByRole('heading', { name: 'You’re invited' })).toHaveCount(0)
  })
})
