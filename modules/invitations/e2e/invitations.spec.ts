import type { Page } from '@playwright/test'
import { makeOrganization, membersOf, withPeople } from '#modules/organizations/e2e/test-members.ts'
import { awake, expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'
import { asManager, callApi } from '../../../tests/e2e/calls.ts'
import { tick } from '../../../tests/e2e/filters.ts'
import { chooseOn, rowOf } from '../../../tests/e2e/lists.ts'
import { mailsTo } from '../../../tests/e2e/people.ts'
import { freshAddress, newestCode } from '../../../tests/e2e/sign-in.ts'
import { LOOKS } from '../../../tests/e2e/site.ts'
import { holdToasts } from '../../../tests/e2e/toasts.ts'
import { invite, linkFor } from './test-invitations.ts'

const invitationsOf = ({ slug }: { slug: string }) => `/app/organizations/${slug}/invitations`

async function arrive(page: Page, link: string, { email, name }: { email: string; name: string }) {
  await page.goto(`${link}?lng=en`)
  await awake(page)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
  await page.getByLabel('What is your name?').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('behaviour 40: the link says who invites to what before it asks for anything', async ({
  browser,
  page,
}) => {
  await withPeople(browser, ['Ada'], async ({ Ada }) => {
    const library = await makeOrganization(Ada.request)
    const email = freshAddress('invited')
    await invite(Ada.request, library, { email })
    const [message] = await mailsTo(Ada.request, email)
    const [link = ''] = /\/app\/invitations\/\S+/.exec(message?.text ?? '') ?? []
    for (const { language, theme } of LOOKS) {
      await open(page, link, { language, theme })
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await expect(page.locator('input[type=email]')).toHaveValue(email)
      await expect(page.getByText(library.name)).toContainText(Ada.name)
      await expectAccessible(page)
    }
    await open(page, link.replace(/token=.*/, 'token=guessed'))
    await expect(page.locator('input[type=email]')).toHaveValue('')
    await expect(page.getByText(library.name)).toHaveCount(0)
  })
})

test('a stranger comes by the message’s link, a code and a name to the invitation, and accepts', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada'], async ({ Ada }) => {
    const library = await makeOrganization(Ada.request)
    const email = freshAddress('stranger')
    await open(Ada.page, invitationsOf(library))
    await expect(Ada.page.getByRole('heading', { name: 'No invitations yet' })).toBeVisible()
    await awake(Ada.page, 'main button')
    await Ada.page.getByRole('button', { name: 'Invite', exact: true }).first().click()
    const dialog = Ada.page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(email.toUpperCase())
    await dialog.getByLabel('Administrator').check()
    await expectAccessible(Ada.page)
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await expect(Ada.page.getByText(`Invitation sent to ${email}`)).toBeVisible()
    await expect(rowOf(Ada.page, email)).toContainText(/Administrator.*Pending.*Expires in 7 days/)

    const context = await browser.newContext()
    const page = await context.newPage()
    await arrive(page, await linkFor(Ada.request, email), { email, name: 'Sam Strange' })
    await expect(page.getByRole('heading', { name: 'You’re invited' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText(library.name)
    await expect(main).toContainText('Invited by Ada')
    await expect(main).toContainText('Administrator')
    await expect(main).toContainText('Expires in 7 days')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page).toHaveURL(new RegExp(`/app/organizations/${library.slug}$`))
    await expect(page.getByText(`You joined ${library.name}`)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Sam Strange')
    expect(await membersOf(Ada.request, library)).toContainEqual(
      expect.objectContaining({ email, role: 'administrator', name: 'Sam Strange' }),
    )
    await Ada.page.reload()
    await expect(rowOf(Ada.page, email)).toContainText('Accepted')

    await page.goto('about:blank')
    await asManager(browser, async (request) => {
      const found = await request.get(`/api/v1/users?searchTerm=${email}`)
      const { items } = (await found.json()) as { items: { id: string }[] }
      for (const { id } of items) await callApi(request, ['DELETE', `/users/${id}`])
    })
    await context.close()
  })
})

test('three browsers: one declines, another’s invitation is cancelled while it is open, and Undo invites again', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada', 'Ben', 'Cleo'], async ({ Ada, Ben, Cleo }) => {
    const library = await makeOrganization(Ada.request)
    await invite(Ada.request, library, { email: Ben.email })
    await invite(Ada.request, library, { email: Cleo.email, role: 'owner' })

    await open(Ben.page, await linkFor(Ada.request, Ben.email))
    await awake(Ben.page, 'main button')
    await Ben.page.getByRole('button', { name: 'Decline' }).click()
    const question = Ben.page.getByRole('alertdialog')
    await expect(question).toContainText('You can’t accept it afterwards')
    await expectAccessible(Ben.page)
    await question.getByRole('button', { name: 'Decline' }).click()
    await expect(Ben.page.getByRole('heading', { name: 'Invitation declined' })).toBeVisible()
    await expect(Ben.page.getByText(`ask Ada for a new invitation`)).toBeVisible()

    const link = await linkFor(Ada.request, Cleo.email)
    await open(Cleo.page, link)
    await awake(Cleo.page, 'main button')
    await open(Ada.page, `${invitationsOf(library)}?status=pending`)
    await holdToasts(Ada.page)
    await awake(Ada.page, 'tbody tr button')
    await expect(rowOf(Ada.page, Ben.email)).toHaveCount(0)
    await chooseOn(Ada.page, Cleo.email, 'Cancel')
    await expect(rowOf(Ada.page, Cleo.email)).toHaveCount(0)
    const toast = Ada.page.getByText(`Invitation to ${Cleo.email} cancelled`)
    await expect(toast).toBeVisible()

    await Cleo.page.getByRole('button', { name: 'Accept' }).click()
    await expect(
      Cleo.page.getByRole('alert').filter({ hasText: 'Ask for a new one' }),
    ).toBeVisible()
    await expect(Cleo.page.getByRole('heading', { name: 'Invitation cancelled' })).toBeVisible()

    await Ada.page.getByRole('button', { name: 'Undo' }).click()
    await expect(Ada.page.getByText(`Invitation sent to ${Cleo.email}`)).toBeVisible()
    await expect(rowOf(Ada.page, Cleo.email)).toContainText('Owner')
    const anew = await linkFor(Ada.request, Cleo.email)
    expect(anew).not.toBe(link)
    await open(Cleo.page, anew)
    await awake(Cleo.page, 'main button')
    await Cleo.page.getByRole('button', { name: 'Accept' }).click()
    await expect(Cleo.page).toHaveURL(new RegExp(`/app/organizations/${library.slug}$`))
  })
})

test('behaviour 11: an invitation whose cancelling is refused comes back, with the reason', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada'], async ({ Ada }) => {
    const library = await makeOrganization(Ada.request)
    const email = freshAddress('kept')
    await invite(Ada.request, library, { email })
    await open(Ada.page, `${invitationsOf(library)}?status=pending`)
    await awake(Ada.page, 'tbody tr button')
    await Ada.page.route('**/api/rpc/invitations/cancel', (route) => route.abort())
    await chooseOn(Ada.page, email, 'Cancel')
    await expect(Ada.page.getByText(`Couldn’t cancel the invitation to ${email}`)).toBeVisible()
    await expect(rowOf(Ada.page, email)).toContainText('Pending')
  })
})

test('a list pasted from a spreadsheet is looked through first, and then told line by line', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada'], async ({ Ada }) => {
    const library = await makeOrganization(Ada.request)
    const [fay, gus] = [freshAddress('fay'), freshAddress('gus')]
    const { page } = Ada
    await open(page, `${invitationsOf(library)}#invite-many`)
    const dialog = page.getByRole('dialog', { name: 'Invite several people' })
    await awake(page, '[role=dialog] textarea')
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(dialog.getByLabel('Email addresses')).toHaveAccessibleDescription(
      'Enter at least one email address',
    )
    const waiting = freshAddress('waiting')
    await invite(Ada.request, library, { email: waiting })
    const lines = [
      'Name\tAddress',
      `Fay\t${fay}`,
      `"Gus" <${gus}>; member`,
      Ada.email,
      fay,
      waiting,
    ]
    await dialog.getByLabel('Email addresses').fill(lines.join('\n'))
    await expect(dialog.getByText('2 people to invite')).toBeVisible()
    const preview = dialog.getByRole('list', { name: 'Preview' })
    await expect(preview.getByRole('listitem')).toHaveText([
      /1No email address/,
      `2${fay}`,
      `3${gus}`,
      `4${Ada.email}This person is already a member of the organization.`,
      `5${fay} (duplicate)`,
      `6${waiting}This person is already invited.`,
    ])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Invite 2 people' }).click()
    await expect(dialog.getByText('2 people invited. 4 lines failed.')).toBeFocused()
    await expect(dialog.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveText([
      /Email is invalid/,
      new RegExp(`${fay}Invited`),
      new RegExp(`${gus}Invited`),
      /already a member of the organization/,
      /already invited/,
      /already invited/,
    ])
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Fix the rest' }).click()
    await expect(dialog.getByLabel('Email addresses')).toHaveValue(
      ['Name\tAddress', Ada.email, fay, waiting].join('\n'),
    )
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Showing 3 of 3')).toBeVisible()
    expect(await linkFor(Ada.request, gus)).toMatch(/^\/app\/invitations\//)

    await page.getByRole('searchbox').fill('gus-')
    await expect(page.getByText('Showing 1 of 1')).toBeVisible()
    await expect(page).toHaveURL(/searchTerm=gus-/)
    await tick(page, 'Status', 'Declined')
    await expect(page.getByRole('heading', { name: 'No matching invitations' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear search' }).last().click()
    await expect(page.getByText('Showing 3 of 3')).toBeVisible()
  })
})

test('users who were not invited are told so, and may sign in with another address and return', async ({
  browser,
}) => {
  await withPeople(browser, ['Ada', 'Eve'], async ({ Ada, Eve }) => {
    const library = await makeOrganization(Ada.request)
    const email = freshAddress('invited')
    const id = await invite(Ada.request, library, { email })
    const answer = await Eve.request.get(`/app/invitations/${id}?lng=en`)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain(library.name)
    await open(Eve.page, `/app/invitations/${id}`)
    await awake(Eve.page, 'main button')
    const main = Eve.page.getByRole('main')
    await expect(main).toContainText('Invitation not found')
    await expect(main).toContainText(Eve.email)
    await expectAccessible(Eve.page)
    await main.getByRole('button', { name: 'Sign out and use another email' }).click()
    await expect(Eve.page).toHaveURL(`/login?redirect=%2Fapp%2Finvitations%2F${id}`)
  })
})
