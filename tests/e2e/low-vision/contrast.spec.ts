import type { Locator } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, open, openAwake, test } from '../browser.ts'
import { openList, rows } from '../lists.ts'

test.use({ storageState: STATES.admin })

const styleOf = (element: Locator, property: string) =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property)

/** A system color as the browser computes it. */
const system = (page: Locator, color: string) =>
  page.evaluate((body, name) => {
    const probe = document.createElement('i')
    probe.style.cssText = `forced-color-adjust: none; color: ${name}`
    body.append(probe)
    const { color: computed } = getComputedStyle(probe)
    probe.remove()
    return computed
  }, color)

test('more contrast strengthens texts, lines and the focus', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await test.step(theme, async () => {
      await page.emulateMedia({ colorScheme: theme, contrast: 'more' })
      await openAwake(page, '/manager/books/new', 'form')
      const body = page.locator('body')
      const ink = await styleOf(body, 'color')
      const author = page.getByRole('textbox', { name: 'Author' })
      const help = page.getByText('10 or 13 digits, with or without hyphens')
      expect(await styleOf(help, 'color')).toBe(ink)
      expect(await styleOf(author, 'border-top-color')).toBe(ink)
      await author.focus()
      await expect(author).toHaveCSS('outline-style', 'solid')
      await expect(author).toHaveCSS('outline-width', '3px')
      await page.emulateMedia({ contrast: 'no-preference' })
      expect(await styleOf(help, 'color')).not.toBe(ink)
    })
  }
})

test('forced colours tell apart what is current, chosen and focused', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openList(page, '/manager/books')
  const body = page.locator('body')
  const highlight = await system(body, 'Highlight')
  const canvas = await system(body, 'Canvas')
  expect(highlight).not.toBe(canvas)

  await test.step('the current place in the navigation', async () => {
    const places = page.getByRole('navigation', { name: 'Main navigation' })
    const current = places.getByRole('link', { name: 'Books' })
    expect(await styleOf(current, 'background-color')).toBe(highlight)
    expect(await styleOf(places.getByRole('link', { name: 'Users' }), 'background-color')).not.toBe(
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
      page.getByRole('link', { name: 'New book' }),
      page.getByRole('button', { name: 'User menu' }),
    ]) {
      await control.focus()
      await expect(control).toHaveCSS('outline-style', 'solid')
      expect(await styleOf(control, 'outline-color')).not.toBe(canvas)
    }
  })

  await test.step('chips, a shelf’s toggle and the tab of a section', async () => {
    await open(page, '/app/books')
    const genres = page.getByRole('navigation', { name: 'Genres' }).getByRole('link')
    expect(await styleOf(genres.first(), 'background-color')).toBe(highlight)
    expect(await styleOf(genres.nth(1), 'background-color')).not.toBe(highlight)
    await open(page, '/app/organizations/{organization}')
    const sections = page.getByRole('navigation', { name: 'Organization sections' })
    expect(await styleOf(sections.getByRole('link').first(), 'background-color')).toBe(highlight)
  })

  await test.step('switches, plots and the step of an import', async () => {
    await open(page, '/dev/ui')
    const on = page.locator('[role=switch]:checked + span').first()
    const off = page.locator('[role=switch]:not(:checked) + span').first()
    expect(await styleOf(on, 'background-color')).toBe(highlight)
    expect(await styleOf(off, 'background-color')).not.toBe(highlight)
    await open(page, '/manager/books/import')
    const mark = page.locator('li[aria-current=step] > :first-child')
    expect(await styleOf(mark, 'background-color')).toBe(highlight)
    await open(page, '/manager/dashboard')
    const column = page.locator('input[type=range] + div span.block').first()
    expect(await styleOf(column, 'background-color')).toBe(await system(body, 'CanvasText'))
  })
})
