import { STATES } from '../accounts.ts'
import { palette, sheet } from '../areas/palette.ts'
import { awake, expect, open, test } from '../browser.ts'
import { DIALOGS } from '../site.ts'

test.use({ storageState: STATES.admin })

for (const { path, opener } of DIALOGS) {
  test(`behaviour 38: ${opener} puts the focus into the first field and gets it back`, async ({
    page,
  }) => {
    await open(page, path)
    await awake(page, 'main button')
    const button = page.getByRole('main').getByRole('button', { name: opener, exact: true })
    const dialog = page.getByRole('dialog')
    const first = dialog.getByRole('textbox').first()
    for (const opened of [() => button.click(), () => button.press('Enter')]) {
      await opened()
      await expect(first).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    }

    await test.step('a button of the dialog closes it, too', async () => {
      await button.press('Enter')
      await expect(first).toBeFocused()
      await dialog
        .getByRole('button', { name: /^(Cancel|Close)$/ })
        .last()
        .click()
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  })
}

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
