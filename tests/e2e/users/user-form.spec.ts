import type { Page } from '@playwright/test'
import { product } from '#rules/product.ts'
import { roles } from '#rules/roles.ts'
import { STATES } from '../accounts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  openAwake,
  test,
} from '../browser.ts'
import { callApi } from '../calls.ts'
import { passTime } from '../page-clock.ts'
import { changeUser, discardUser, mailsTo, makeUser, readUser } from '../people.ts'
import { freshAddress } from '../sign-in.ts'
import { LOOKS, PHONE } from '../site.ts'

test.use({ storageState: STATES.admin })

const NEW = '/manager/users/new'
const create = (page: Page) => page.getByRole('button', { name: 'Create user' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

test.describe('a new user', () => {
  test('is made with a name, an address and a role, and invited in their language', async ({
    page,
  }) => {
    const email = freshAddress('invited')
    await openAwake(page, NEW, 'form')
    await expect(field(page, 'Email')).toBeFocused()
    await field(page, 'Email').fill(`  ${email.toUpperCase()} `)
    await field(page, 'Name').fill('نور حداد')
    await page.getByRole('combobox', { name: 'Email language' }).click()
    await page.getByRole('option', { name: 'Français' }).click()
    await create(page)
    await expect(page.getByText(`User created, invitation sent to ${email}`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'نور حداد' })).toBeVisible()
    await expect(page).toHaveTitle(`نور حداد · ${product.name}`)
    const id = idOf(page)
    expect(await readUser(page, id)).toMatchObject({ email, role: 'user', status: 'unverified' })
    await expect
      .poll(async () => (await mailsTo(page.request, email)).map(({ subject }) => subject))
      .toEqual(['Votre compte est prêt'])
    await discardUser(page, { id })
  })

  test('gets no mail unless they are invited, and may be an administrator', async ({ page }) => {
    const email = freshAddress('silent')
    await openAwake(page, NEW, 'form')
    await field(page, 'Email').fill(email)
    await page.getByRole('checkbox', { name: 'Send an invitation' }).uncheck()
    await expect(page.getByRole('combobox', { name: 'Email language' })).toHaveCount(0)
    await page.getByRole('radio', { name: 'Administrator' }).check()
    await create(page)
    await expect(page.getByText('User created', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: email })).toBeVisible()
    const id = idOf(page)
    expect(await readUser(page, id)).toMatchObject({ email, name: '', role: 'admin' })
    expect(await mailsTo(page.request, email)).toEqual([])
    await discardUser(page, { id })
  })

  test.describe('whose address is wrong, or taken', () => {
    test.use({ forgiven: /409/ })

    test('spec 5: is a mistake in the field', async ({ page }) => {
      await openAwake(page, NEW, 'form')

      await test.step('spec 5: wants an address that can be one', async () => {
        await create(page)
        await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required')
        await expect(field(page, 'Email')).toBeFocused()
        await field(page, 'Email').fill('nobody')
        await field(page, 'Name').fill('x'.repeat(256))
        await create(page)
        await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is invalid')
        await expect(field(page, 'Name')).toHaveAccessibleDescription('At most 255 characters')
      })

      await test.step('an address of another user is refused at the field, and nothing is lost', async () => {
        const user = await makeUser(page)
        await field(page, 'Email').fill(user.email.toUpperCase())
        await field(page, 'Name').fill('Somebody else')
        await create(page)
        await expect(field(page, 'Email')).toHaveAccessibleDescription(
          'An account with this email already exists',
        )
        await expect(field(page, 'Email')).toBeFocused()
        await expect(field(page, 'Name')).toHaveValue('Somebody else')
        await discardUser(page, user)
      })
    })
  })
})

test.describe('a change', () => {
  test('of name and role is seen at once where it leads', async ({ page }) => {
    const user = await makeUser(page)
    await openAwake(page, `/manager/users/${user.id}`, 'h1')
    await page.keyboard.press('e')
    await expect(page).toHaveURL(/\/update$/)
    await field(page, 'Name').fill('Ben K.')
    await page.getByRole('radio', { name: 'Administrator' }).check()
    await save(page)
    await expect(page.getByText('User updated')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ben K.' })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText('Administrator')
    expect(await readUser(page, user.id)).toMatchObject({ name: 'Ben K.', role: 'admin' })
    await discardUser(page, user)
  })

  test('of an address says what follows, and tells both', async ({ page }) => {
    const user = await makeUser(page)
    const next = freshAddress('moved')
    await openAwake(page, `/manager/users/${user.id}/update`, 'form')
    await expect(field(page, 'Email')).toHaveAccessibleDescription('')
    await field(page, 'Email').fill(next)
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      /counts as verified. We’ll notify both addresses/,
    )
    await save(page)
    await expect(page.getByText('User updated')).toBeVisible()
    expect(await readUser(page, user.id)).toMatchObject({ email: next, status: 'active' })
    for (const address of [user.email, next]) {
      await expect.poll(async () => (await mailsTo(page.request, address)).length).toBe(1)
    }
    await discardUser(page, user)
  })

  test('behaviour 12: is not given up unasked', async ({ page }) => {
    const user = await makeUser(page)
    await openAwake(page, `/manager/users/${user.id}/update`, 'form')
    await field(page, 'Name').fill('Not yet')
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await discardUser(page, user)
  })

  test('check 22: of one’s own role is no choice, and the page says why', async ({ page }) => {
    const { id } = (await (await page.request.get('/api/v1/account')).json()) as { id: string }
    await openAwake(page, `/manager/users/${id}/update`, 'form')
    for (const { names } of Object.values(roles)) {
      await expect(page.getByRole('radio', { name: names.en })).toBeDisabled()
    }
    await expect(page.getByText('You can’t change your own role.')).toBeVisible()
    const { version } = await readUser(page, id)
    const demotion = { version, role: 'user' }
    const refused = await callApi(page.request, ['PATCH', `/users/${id}`], demotion)
    expect(await refused.json()).toMatchObject({ code: 'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE' })
  })
})

test.describe('behaviour 12: a save over the change of another user', () => {
  test.use({ forgiven: /409/ })

  test('shows both versions, and takes over what is chosen, field by field', async ({ page }) => {
    const user = await makeUser(page)
    await openAwake(page, `/manager/users/${user.id}/update`, 'form')
    await field(page, 'Name').fill('Mine')
    await changeUser(page, user, { name: 'Theirs', role: 'admin' })
    await save(page)
    await expect(
      page.getByRole('heading', { name: 'This user changed while you were editing' }),
    ).toBeFocused()
    const side = (name: string, which: string) =>
      page.getByRole('group', { name }).getByRole('radio', { name: which })
    await expect(side('Name', 'Yours')).toBeChecked()
    await expect(page.getByRole('group', { name: 'Role' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save this choice' }).click()
    await expect(page.getByText('User updated')).toBeVisible()
    expect(await readUser(page, user.id)).toMatchObject({ name: 'Mine', role: 'admin', version: 3 })
    await discardUser(page, user)
  })
})

test.describe('behaviour 12: a save of a user who has been deleted meanwhile', () => {
  test.use({ forgiven: /404/ })

  test('is refused, and what was typed stays', async ({ page }) => {
    const user = await makeUser(page)
    await page.clock.install()
    await openAwake(page, `/manager/users/${user.id}/update`, 'form')
    await field(page, 'Name').fill('Mine')
    await discardUser(page, user)
    await save(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Not saved.')
    for (const pause of [1000, 2000, 4000, 2000]) {
      await passTime(page, pause)
      await expect(field(page, 'Name')).toHaveValue('Mine')
    }
  })
})

for (const { language, theme } of LOOKS) {
  test(`behaviour 19: the form and its mistakes are accessible on the phone, ${language}, ${theme}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await openAwake(page, NEW, 'form', { language, theme })
    await page.locator('form [type=submit]').click()
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
