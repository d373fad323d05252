import { keysOf } from '#modules/palette/e2e/test-palette.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { openList } from '../../../tests/e2e/lists.ts'

test.use({ storageState: STATES.admin })

test('no key stands for two things on one page', async ({ page }) => {
  const paths = ['/app/books', '/app/shelves/wanted', '/app/organizations/{organization}']
  for (const path of [...paths, '/manager/books', '/manager/genres']) {
    await open(page, path)
    const keys = (await keysOf(page)).map(([key]) => key)
    expect(new Set(keys).size, path).toBe(keys.length)
  }
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
})
