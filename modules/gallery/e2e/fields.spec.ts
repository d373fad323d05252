import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../../../tests/e2e/browser.ts'

test('behaviour 1: the fields on the page of the design system', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/dev/ui')
  const example = page.locator('#code-input')
  const field = page.locator('#code-input input')

  await test.step('behaviour 1: a single real input, for one-time codes and numeric keyboards', async () => {
    await expect(field).toHaveCount(1)
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
  })

  await test.step('behaviour 2: the sixth digit completes, every time; clearing gives the focus back', async () => {
    await field.pressSequentially('111111')
    await expect(example).toContainText('Complete: 111111')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('2')
    await expect(example).toContainText('Complete: 111112')
    await example.getByRole('button').click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expect(field).toHaveAccessibleDescription('Code is invalid. 2 tries left.')
  })

  for (const written of ['123 456', '123-456', '١٢٣٤٥٦', '۱۲۳۴۵۶']) {
    await test.step(`behaviour 1: ${written} is understood, pasted and typed`, async () => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), written)
      await field.focus()
      await page.keyboard.press('Control+V')
      await expect(field).toHaveValue('123456')
      await emptyByKeys(page, field)
      await field.pressSequentially(written)
      await expect(field).toHaveValue('123456')
      await emptyByKeys(page, field)
    })
  }

  await test.step('Escape empties the search and keeps the focus there', async () => {
    const search = page.getByRole('searchbox').first()
    await search.fill('whale')
    await search.press('Escape')
    await expect(search).toHaveValue('')
    await expect(search).toBeFocused()
  })

  await test.step('select and combobox are worked with the keyboard alone', async () => {
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

  await test.step('a button at work keeps its focus and takes no second press', async () => {
    const pending = page.locator('#button').getByRole('button', { name: 'Update' })
    await pending.focus()
    await expect(pending).toBeFocused()
    await expect(pending).toBeDisabled()
  })
})

async function emptyByKeys(page: Page, field: Locator) {
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await expect(field).toHaveValue('')
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

test('a name is drawn as it is written', async ({ page }) => {
  for (const language of ['en', 'ar']) {
    await open(page, '/login', { language })
    const widths = await page.evaluate(() => {
      const widthOf = (text: string) => {
        const drawn = document.createElement('bdi')
        drawn.style.cssText = 'position: absolute; font-kerning: none; font-size: 100px'
        drawn.textContent = text
        document.body.append(drawn)
        return drawn.getBoundingClientRect().width
      }
      return { together: widthOf('4x8'), apart: widthOf('4') + widthOf('x') + widthOf('8') }
    })
    expect(Math.abs(widths.together - widths.apart)).toBeLessThan(0.5)
  }
})
