import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, test } from '../../../tests/e2e/browser.ts'
import { openUnhydrated } from '../../../tests/e2e/held-scripts.ts'
import { field as paletteField, palette, sheet } from './test-palette.ts'

test.use({ storageState: STATES.admin })

test('behaviour 33: an overlay opened before the scripts have come takes what is typed after it', async ({
  page,
}) => {
  await test.step('the palette', async () => {
    const release = await openUnhydrated(page, '/manager/users')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('dashb')
    release()
    await expect(paletteField(page)).toHaveValue('dashb')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/manager\/dashboard$/)
  })

  await test.step('the sheet of keys', async () => {
    const release = await openUnhydrated(page, '/app')
    await page.keyboard.press('?')
    release()
    await expect(sheet(page)).toBeVisible()
  })

  await test.step('a palette that is closed again', async () => {
    const release = await openUnhydrated(page, '/manager/users')
    for (const key of ['Control+k', 'g', 'Escape', '?']) await page.keyboard.press(key)
    release()
    await expect(sheet(page)).toBeVisible()
    await expect(palette(page)).toBeHidden()
  })
})
