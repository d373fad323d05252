import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { openList, rows } from '../lists.ts'
import { styleOf, system } from './computed-style.ts'

test.use({ storageState: STATES.admin })

test('forced colours tell apart what is current, chosen and focused', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openList(page, '/manager/users')
  const body = page.locator('body')
  const highlight = await system(body, 'Highlight')
  const canvas = await system(body, 'Canvas')
  expect(highlight).not.toBe(canvas)

  await test.step('the current place in the navigation', async () => {
    const places = page.getByRole('navigation', { name: 'Main navigation' })
    const current = places.getByRole('link', { name: 'Users' })
    expect(await styleOf(current, 'background-color')).toBe(highlight)
    expect(await styleOf(places.getByRole('link', { name: 'Jobs' }), 'background-color')).not.toBe(
      highlight,
    )
    await current.focus()
    await expect(current).toHaveCSS('outline-style', 'solid')
    expect(await styleOf(current, 'outline-color')).toBe(await system(body, 'HighlightText'))
  })

  await test.step('a selected row', async () => {
    await rows(page).first().getByRole('checkbox').press('Space')
    expect(await styleOf(rows(page).first(), 'outline-color')).toBe(highlight)
    // It is the current row, too.
    await expect(rows(page).first()).toHaveCSS('outline-style', 'dashed')
    await expect(rows(page).nth(1)).toHaveCSS('outline-style', 'none')
  })

  await test.step('the focus of a link, a field and a button', async () => {
    for (const control of [
      page.getByRole('searchbox'),
      page.getByRole('link', { name: 'New user' }),
      page.getByRole('button', { name: 'User menu' }),
    ]) {
      await control.focus()
      await expect(control).toHaveCSS('outline-style', 'solid')
      expect(await styleOf(control, 'outline-color')).not.toBe(canvas)
    }
  })

  await test.step('plots', async () => {
    await open(page, '/manager/dashboard')
    const column = page.locator('input[type=range] + div span.block').first()
    expect(await styleOf(column, 'background-color')).toBe(await system(body, 'CanvasText'))
  })
})
