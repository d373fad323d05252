import { product } from '#rules/product.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { openList, searchBox } from '../../../tests/e2e/lists.ts'
import { field, keysOf, openPalette, options, runCommand, sheet } from './test-palette.ts'

test.use({ storageState: STATES.admin })

test.describe('behaviour 9: a single registry of commands', () => {
  test('every place of the navigation and every entry of the menu is in the palette', async ({
    page,
  }) => {
    for (const [path, known] of [
      ['/app', ['Home']],
      ['/manager/dashboard', ['Dashboard', 'Users', 'Activity', 'Jobs', 'Account']],
    ] as const) {
      await open(page, path)
      const navigation = page.getByRole('navigation', { name: 'Main navigation' })
      const links = navigation.first().getByRole('link').filter({ visible: true })
      const places = (await links.allTextContents()).filter((name) => name !== product.name)
      expect(places).toEqual(expect.arrayContaining([...known]))
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
    for (const path of ['/app', '/manager/users', '/manager/activity', '/manager/jobs']) {
      await open(page, path)
      const keys = (await keysOf(page)).map(([key]) => key)
      expect(new Set(keys).size, path).toBe(keys.length)
    }
  })
})

test.describe('behaviour 8: the sheet of keys', () => {
  test('lists what acts: everywhere, on a list and in a form', async ({ page }) => {
    const everywhere = [
      ['Ctrl+k', 'Search or jump to…'],
      ['?', 'Keyboard shortcuts'],
    ]
    await open(page, '/app')
    const inApp = [...everywhere, ['g+h', 'Home'], ['g+a', 'Account']]
    expect(await keysOf(page)).toEqual(expect.arrayContaining(inApp))
    await openList(page, '/manager/users')
    const onList = [
      ['/', 'Search by name or email'],
      ['f', 'Add filter'],
      ['j', 'Next row'],
      ['g+u', 'Users'],
      ['g+j', 'Jobs'],
    ]
    expect(await keysOf(page)).toEqual(expect.arrayContaining([...everywhere, ...onList]))
    await open(page, '/manager/users/new')
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await page.getByRole('button', { name: 'User menu' }).focus()
    expect(await keysOf(page)).toEqual(
      expect.arrayContaining([['Ctrl+Enter', 'Submit the form'], ...everywhere]),
    )
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
    await openList(page, '/manager/users')
    await runCommand(page, 'search email', 'Search by name')
    await expect(searchBox(page)).toBeFocused()
  })
})
