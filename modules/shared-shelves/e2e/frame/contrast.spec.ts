import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, openAwake, test } from '../../../../tests/e2e/browser.ts'
import { styleOf, system } from '../../../../tests/e2e/low-vision/computed-style.ts'

test.use({ storageState: STATES.admin })

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

test('forced colours tell apart what is current in chips, sections and the steps of an import', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/app')
  const highlight = await system(page.locator('body'), 'Highlight')

  await test.step('chips, a shelf’s toggle and the tab of a section', async () => {
    await open(page, '/app/books')
    const genres = page.getByRole('navigation', { name: 'Genres' }).getByRole('link')
    expect(await styleOf(genres.first(), 'background-color')).toBe(highlight)
    expect(await styleOf(genres.nth(1), 'background-color')).not.toBe(highlight)
    await open(page, '/app/organizations/{organization}')
    const sections = page.getByRole('navigation', { name: 'Organization sections' })
    expect(await styleOf(sections.getByRole('link').first(), 'background-color')).toBe(highlight)
  })

  await test.step('the step of an import', async () => {
    await open(page, '/manager/books/import')
    const mark = page.locator('li[aria-current=step] > :first-child')
    expect(await styleOf(mark, 'background-color')).toBe(highlight)
  })
})
