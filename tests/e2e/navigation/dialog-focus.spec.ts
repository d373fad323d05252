import { STATES } from '../accounts.ts'
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
