import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, field, openAwake, test } from '../browser.ts'
import { startProduct } from '../own-product.ts'
import { browserOf, discardUser, makeUser, readUser } from '../people.ts'
import { originOf } from '../ports.ts'
import { freshAddress } from '../sign-in.ts'

const refusal = 'This is a read-only demo, this action is disabled.'

async function expectDemo(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Demo Mode' })
  await expect(dialog).toHaveAccessibleDescription(refusal)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test.describe('check 24: in a demo', () => {
  // One port, one product.
  test.describe.configure({ mode: 'default' })
  test.use({ storageState: STATES.admin, baseURL: originOf('userDemo'), forgiven: /403/ })

  test('forms about people open, and nothing changes', async ({ page }) => {
    const server = await startProduct(originOf('userDemo'), { DEMO_MODE: 'true' })
    try {
      const found = await page.request.get('/api/v1/users?searchTerm=user@example.com')
      const { items } = (await found.json()) as { items: { id: string }[] }
      const { id } = items[0]!
      const before = await readUser(page, id)

      await openAwake(page, '/manager/users/new', 'form')
      await field(page, 'Email').fill(freshAddress('demo'))
      await page.getByRole('button', { name: 'Create user' }).click()
      await expectDemo(page)
      await expect(page.getByRole('main').getByRole('alert').getByText(refusal)).toHaveCount(0)

      await openAwake(page, `/manager/users/${id}/update`, 'form')
      await field(page, 'Name').fill('Somebody else')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expectDemo(page)
      await expect(page.getByRole('main').getByRole('alert').getByText(refusal)).toHaveCount(0)

      await openAwake(page, '/manager/activity', 'h1')
      for (const [step, submit] of [
        ['ban', 'Ban'],
        ['impersonate', 'Act as user'],
        ['delete', 'Delete permanently'],
      ] as const) {
        await page.goto('about:blank')
        await openAwake(page, `/manager/users/${id}#${step}`, 'h1')
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox').fill('user@example.com')
        await dialog.getByRole('button', { name: submit, exact: true }).click()
        await expectDemo(page)
        await expect(dialog.getByRole('alert').getByText(refusal)).toHaveCount(0)
      }
      expect(await readUser(page, id)).toEqual(before)
      // Requests of the open page would fail once the server is gone.
      await page.goto('about:blank')
    } finally {
      await server.close()
    }
  })

  test('a user without a name is not asked for what cannot be given', async ({ browser }) => {
    const admins = await browser.newPage({ baseURL: originOf('product') })
    const nameless = await makeUser(admins, { name: '', role: 'admin' })
    const server = await startProduct(originOf('userDemo'), { DEMO_MODE: 'true' })
    try {
      const context = await browserOf(browser, nameless)
      const page = await context.newPage()
      await page.goto('/manager/dashboard?lng=en')
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
      await context.close()
    } finally {
      await server.close()
      await discardUser(admins, nameless)
      await admins.close()
    }
  })
})
