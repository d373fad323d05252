import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openWithoutScripts,
  test,
} from '../browser.ts'
import { PHONE } from '../site.ts'
import { accountOf, nameOf, TOURS } from './tours.ts'

for (const { storageState, paths } of TOURS) {
  test.describe(accountOf(storageState), () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true, storageState })

    test(`behaviour 19: the pages ${nameOf(paths)} on a phone`, async ({ page }) => {
      for (const path of paths) {
        await test.step(`behaviour 19: ${path} is accessible from right to left in the dark, fits a phone and has targets of 44 px`, () =>
          expectFitsPhone(page, path))
      }
    })
  })
}

async function expectFitsPhone(page: Page, path: string) {
  await openWithoutScripts(page, path, { language: 'ar', theme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)
  await expectRoomForFingers(page)
  for (const language of ['fr', 'sw']) {
    await test.step(language, async () => {
      await openWithoutScripts(page, path, { language })
      await expectRoomForFingers(page)
    })
  }
}

async function expectRoomForFingers(page: Page) {
  await expectNoSidewaysScroll(page)
  const small = await page
    .locator('button:visible, a:visible, input:visible, select:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => !control.matches('p *, .sr-only, [inert] *, [aria-hidden=true]'))
        .filter((control) => control.getBoundingClientRect().width > 1)
        // The tap's target may be larger than the control: its label, or the row that its link fills.
        .map((control) => control.closest('label, tr, li.relative, li.absolute') ?? control)
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map((target) => target.outerHTML.slice(0, 160)),
    )
  expect(small).toEqual([])
}
