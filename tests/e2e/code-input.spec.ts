import { expect, open, test } from './browser.ts'

const LABEL = 'Code from your e-mail'

test('behaviour 1: the code field is one real input that a phone can fill from the mail', async ({
  page,
}) => {
  await open(page, '/dev/ui')
  const code = page.getByRole('textbox', { name: LABEL })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
})

for (const copied of ['123 456', '123-456', '١٢٣٤٥٦', '۱۲۳ ۴۵۶']) {
  test(`behaviour 1: pasting ${copied} works`, async ({ page }) => {
    await open(page, '/dev/ui')
    await page.getByLabel('Description').fill(copied)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+c')
    const code = page.getByLabel(LABEL)
    await code.focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(code).toHaveValue('123456')
    await expect(page.getByText('Complete: 123456')).toBeVisible()
  })
}

test('behaviour 1: digits run left to right on a right-to-left page', async ({ page }) => {
  await open(page, '/dev/ui', { language: 'ar' })
  const code = page.locator('#code-input').getByRole('textbox')
  await code.pressSequentially('١٢٣')
  await expect(code).toHaveValue('123')
  await expect(code).toHaveCSS('direction', 'ltr')
})

test('behaviour 2: the sixth digit completes the code, every time', async ({ page }) => {
  await open(page, '/dev/ui')
  const code = page.getByLabel(LABEL)
  for (const digits of ['123456', '654321']) {
    await code.fill('')
    await code.pressSequentially(digits.slice(0, 5))
    await expect(page.getByText(`Complete: ${digits}`)).toBeHidden()
    await code.press(digits.slice(5))
    await expect(page.getByText(`Complete: ${digits}`)).toBeVisible()
  }
})

test('behaviour 2: a code typed before the page comes alive counts', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_build/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/dev/ui?lng=en', { waitUntil: 'commit' })
  await page.getByLabel(LABEL).pressSequentially('123456')
  scripts.resolve()
  await expect(page.getByText('Complete: 123456')).toBeVisible()
})

test('behaviour 2: a refused code empties the field, gives the focus back and says why', async ({
  page,
}) => {
  await open(page, '/dev/ui')
  const code = page.getByLabel(LABEL)
  await code.fill('123456')
  await page.getByRole('button', { name: 'Refuse the code' }).click()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription('This is not the code. You have two more tries.')
})
