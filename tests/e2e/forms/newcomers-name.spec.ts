import { expect, field, openAwake, test } from '../browser.ts'
import { askForCode, freshAddress, newestCode, signInByCalls } from '../sign-in.ts'
import { type DraftPart, expectUnseen } from './unseen-draft.ts'

test.use({ forgiven: /40[14]/ })

test('behaviour 34: the name that a newcomer has typed comes back', async ({ page }) => {
  const email = freshAddress('newcomer-draft')
  await signInByCalls(page.request, email)
  await openAwake(page, '/app', 'form')
  const name = field(page, 'What is your name?')
  await name.fill('Amina Draft')
  await page.context().clearCookies({ name: /session_token/ })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await askForCode(page, email)
  await page.getByLabel('Code').pressSequentially(await newestCode(page.request, email))
  await expect(name).toHaveValue('Amina Draft')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amina')
  expect(await page.evaluate(() => sessionStorage.getItem('kept-drafts'))).toBeNull()
})

test.describe('behaviour 34: another user never sees what was typed', () => {
  test('as the name of a newcomer', async ({ page }) => {
    await signInByCalls(page.request, freshAddress('newcomer-draft'))
    const part: DraftPart = {
      name: 'the name of a newcomer',
      open: (one) => openAwake(one, '/app', 'form'),
      input: (one) => field(one, 'What is your name?'),
    }
    await expectUnseen(page, part, freshAddress('newcomer-beside'))
  })
})
