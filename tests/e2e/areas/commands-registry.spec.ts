import { product } from '#rules/product.ts'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { openList, searchBox } from '../lists.ts'
import { field, keysOf, openPalette, options, runCommand, sheet } from './palette.ts'

test.use({ storageState: STATES.admin })

test.describe('behaviour 9: a single registry of commands', () => {
  test('every place of the navigation and every entry of the menu is in the palette', async ({
    page,
  }) => {
    for (const path of ['/app', '/manager/dashboard']) {
      await open(page, path)
      const navigation = page.getByRole('navigation', { name: 'Main navigation' })
      const links = navigation.first().getByRole('link').filter({ visible: true })
      const places = (await links.allTextContents()).filter((name) => name !== product.name)
      expect(places.length).toBeGreaterThan(3)
      await page.getByRole('button', { name: 'User menu' }).click()
      const menu = page.getByRole('menu')
      await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
      const entries = await menu
        .locator('[role=menuitem]:not([aria-haspopup]) > .grow, [role=menuitemradio] > .grow')
        .allTextContents()
      expect(entries).toEqual(expect.arrayContaining(['Account', 'Dark', 'العربية', 'Sign out']))
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
      await openPalette(page)
      const offered = await options(page).locator('bdi:first-of-type').allTextContents()
      expect(offered).toEqual(expect.arrayContaining([...places, ...entries]))
      expect(new Set(await options(page).evaluateAll((all) => all.map(({ id }) => id))).size).toBe(
        offered.length,
      )
    }
  })

  test('no key stands for two things on one page', async ({ page }) => {
    const paths = ['/app/books', '/app/shelves/wanted', '/app/organizations/{organization}']
    for (const path of [
      ...paths,
      '/manager/books',
      '/manager/genres',
      '/manager/users',
      '/manager/activity',
    ]) {
      await open(page, path)
      const keys = (await keysOf(page)).map(([key]) => key)
      expect(new Set(keys).size, path).toBe(keys.length)
    }
  })
})

test.describe('behaviour 8: the sheet of keys', () => {
  const everywhere = [
    ['Ctrl+k', 'Search or jump to…'],
    ['?', 'Keyboard shortcuts'],
  ]
  const inApp = [
    ['g+h', 'Home'],
    ['g+b', 'Books'],
    ['g+s', 'Shelves'],
    ['g+o', 'Organizations'],
    ['g+a', 'Account'],
  ]
  const inManager = [
    ['g+d', 'Dashboard'],
    ['g+b', 'Books'],
    ['g+g', 'Genres'],
    ['g+u', 'Users'],
    ['g+o', 'Organizations'],
    ['g+a', 'Activity'],
    ['g+k', 'API keys'],
    ['g+j', 'Jobs'],
    ['g+w', 'Webhooks'],
    ['g+c', 'Account'],
  ]

  test('lists what acts: everywhere, on a list, on a page, in a form', async ({ page }) => {
    await open(page, '/app')
    expect(await keysOf(page)).toEqual([...everywhere, ...inApp])
    await openList(page, '/manager/books')
    // The tools of the list load once a row is in use.
    await page.keyboard.press('j')
    await page.keyboard.press('l')
    await expect(page.getByRole('button', { name: 'Edit Title' })).toBeFocused()
    const keys = await keysOf(page)
    expect(keys).toHaveLength(27)
    expect(keys).toEqual(
      expect.arrayContaining([
        ['/', 'Search by title, author or ISBN'],
        ['Enter', 'Open'],
        ['e', 'Edit'],
        ['j', 'Next row'],
        ['k', 'Previous row'],
        ['x', 'Select the row'],
        ['f', 'Add filter'],
        ['l', 'Next cell'],
        ['h', 'Previous cell'],
        ['Space', 'Preview the row'],
        ['shift+J', 'Extend selection down'],
        ['shift+K', 'Extend selection up'],
        ['Ctrl+a', 'Select all shown'],
        ['#', 'Delete'],
        ['c', 'New book'],
        ...everywhere,
        ...inManager,
      ]),
    )
    await open(page, '/manager/books/{book}')
    expect(await keysOf(page)).toEqual([['e', 'Edit'], ...everywhere, ...inManager])
    await page.keyboard.press('e')
    await expect(page).toHaveURL(/\/update/)
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await page.getByRole('button', { name: 'User menu' }).focus()
    expect(await keysOf(page)).toEqual([
      ['Ctrl+Enter', 'Submit the form'],
      ...everywhere,
      ...inManager,
    ])
  })

  test('opens from the menu, and never while the user types', async ({ page }) => {
    await open(page, '/app')
    await page.getByRole('button', { name: 'User menu' }).click()
    // A click on a moving menu scrolls the page, and the menu moves away from the press.
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('Enter')
    await expect(sheet(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await openPalette(page)
    await page.keyboard.type('?')
    await expect(field(page)).toHaveValue('?')
    await expect(sheet(page)).toHaveCount(0)
  })

  test('the commands of a page are in the palette too, and start where the focus was', async ({
    page,
  }) => {
    await openList(page, '/manager/books')
    await runCommand(page, 'search isbn', 'Search by title')
    await expect(searchBox(page)).toBeFocused()
  })
})
