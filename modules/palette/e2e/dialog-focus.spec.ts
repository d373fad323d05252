import { STATES } from '../../../tests/e2e/accounts.ts'
import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'
import { DIALOGS } from '../../../tests/e2e/site.ts'
import { palette, sheet } from './test-palette.ts'

test.use({ storageState: STATES.admin })

/** Some dialogs close by a step back in the history. */
const closedByKeys = DIALOGS.filter(({ closesByKeys }) => closesByKeys)

for (const { path, opener } of closedByKeys) {
  test(`Ctrl-K right after Escape in “${opener}” opens the palette, which keeps the focus`, async ({
    page,
  }) => {
    await open(page, path)
    await awake(page, 'main button')
    const button = page.getByRole('main').getByRole('button', { name: opener, exact: true })
    const dialog = page.getByRole('dialog', { name: opener })
    const box = palette(page).getByRole('combobox')
    for (const opened of [() => button.click(), () => button.press('Enter')]) {
      await opened()
      await expect(dialog.getByRole('textbox').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await expect(box).toBeFocused()
      await expect(dialog).toHaveCount(0)
      // The dialog that has gone did not take the focus back.
      await expect(box).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(palette(page)).toHaveCount(0)
    }
  })
}

test('Escape and Ctrl-K at the moment the sheet of keys appears close it and open the palette', async ({
  page,
}) => {
  await open(page, '/app')
  await page.evaluate(() => {
    const press = (key: string, ctrlKey = false) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      )
    const appearing = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return
      appearing.disconnect()
      press('Escape')
      press('k', true)
    })
    appearing.observe(document.body, { childList: true, subtree: true })
  })
  await page.keyboard.press('?')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await expect(sheet(page)).toHaveCount(0)
})
