import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, expectReadable, open, test } from '../../../tests/e2e/browser.ts'
import { LOOKS, PHONE } from '../../../tests/e2e/site.ts'
import { field, openPalette, option, palette } from './test-palette.ts'

test.use({ storageState: STATES.admin })

test.describe('behaviour 9: looks', () => {
  const names = {
    en: { palette: 'Commands', sheet: 'Keyboard shortcuts' },
    ar: { palette: 'الأوامر', sheet: 'اختصارات لوحة المفاتيح' },
  }
  for (const { language, theme } of LOOKS) {
    test(`palette and sheet are accessible in ${language}, ${theme}`, async ({ page }) => {
      await open(page, '/manager/dashboard', { language, theme })
      const dialog = page.getByRole('dialog', { name: names[language].palette })
      await openPalette(page, dialog)
      await expectAccessible(page)
      await dialog.getByRole('combobox').fill('xyzzyx')
      await expect(dialog.getByRole('option')).toHaveCount(0)
      await expectReadable(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: names[language].sheet })).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('in Arabic what is typed finds commands by their Arabic words', async ({ page }) => {
    await open(page, '/manager/dashboard', { language: 'ar' })
    const dialog = page.getByRole('dialog', { name: 'الأوامر' })
    await openPalette(page, dialog)
    await dialog.getByRole('combobox').fill('جديد مستخدم')
    await expect(dialog.getByRole('option').first()).toContainText('مستخدم جديد')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/manager\/users\/new$/)
  })

  test.describe('on the phone', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

    test('behaviour 9: the palette fills the screen from the top, and a tap chooses', async ({
      page,
    }) => {
      for (const path of ['/app', '/manager/dashboard']) {
        await open(page, path)
        const button = page.getByRole('button', { name: 'Search or jump to…' })
        expect((await button.boundingBox())!.width).toBeGreaterThanOrEqual(44)
        await button.tap()
        await expect(field(page)).toBeVisible()
        await expect
          .poll(() => palette(page).boundingBox())
          .toEqual({ x: 0, y: 0, width: PHONE.width, height: PHONE.height })
        await field(page).fill('jobs')
        await option(page, 'Jobs').tap()
        await expect(page).toHaveURL(/\/manager\/jobs$/)
        await expect(palette(page)).toHaveCount(0)
      }
    })
  })
})
