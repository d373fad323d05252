import { expect, open, test } from '../browser.ts'

test.describe('the code field', () => {
  test('behaviour 1: one real input, for one-time codes and numeric keyboards', async ({
    page,
  }) => {
    await open(page, '/dev/ui')
    const field = page.locator('#code-input input')
    await expect(field).toHaveCount(1)
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
  })

  for (const written of ['123 456', '123-456', '١٢٣٤٥٦', '۱۲۳۴۵۶']) {
    test(`behaviour 1: ${written} is understood, pasted and typed`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, '/dev/ui')
      const field = page.locator('#code-input input')
      await page.evaluate((text) => navigator.clipboard.writeText(text), written)
      await field.focus()
      await page.keyboard.press('Control+V')
      await expect(field).toHaveValue('123456')
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Delete')
      await field.pressSequentially(written)
      await expect(field).toHaveValue('123456')
    })
  }

  test('behaviour 1: digits run left to right inside a right-to-left page', async ({ page }) => {
    await open(page, '/dev/ui', { language: 'ar' })
    const field = page.locator('#code-input input')
    expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr')
  })

  test('behaviour 2: a code typed before the page comes alive counts', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_build/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/dev/ui?lng=en', { waitUntil: 'commit' })
    const example = page.locator('#code-input')
    await example.getByRole('textbox').pressSequentially('123456')
    scripts.resolve()
    await expect(example).toContainText('Complete: 123456')
  })

  test('behaviour 2: the sixth digit completes, every time; clearing gives the focus back', async ({
    page,
  }) => {
    await open(page, '/dev/ui')
    const example = page.locator('#code-input')
    const field = example.getByRole('textbox')
    await field.pressSequentially('111111')
    await expect(example).toContainText('Complete: 111111')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('2')
    await expect(example).toContainText('Complete: 111112')
    await example.getByRole('button').click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expect(field).toHaveAccessibleDescription(
      'This is not the code. You have two more tries.',
    )
  })
})

test('Escape empties the search and keeps the focus there', async ({ page }) => {
  await open(page, '/dev/ui')
  const search = page.getByRole('searchbox').first()
  await search.fill('whale')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
})

test('select and combobox are worked with the keyboard alone', async ({ page }) => {
  await open(page, '/dev/ui')
  const select = page.locator('#select').locator('[role=combobox]').first()
  await select.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Novel' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(select).toHaveText('Poetry')

  const combobox = page.locator('#combobox').locator('[role=combobox]').last()
  await combobox.focus()
  await page.keyboard.type('melv')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(combobox).toHaveValue('Herman Melville')
})

test('a button at work keeps its focus and takes no second press', async ({ page }) => {
  await open(page, '/dev/ui')
  const pending = page.locator('#button').getByRole('button', { name: 'Update' })
  await pending.focus()
  await expect(pending).toBeFocused()
  await expect(pending).toBeDisabled()
})
