import type { Page } from '@playwright/test'
import { expect, open } from '../browser.ts'

export async function openOnScreen(page: Page, path: string) {
  await page.emulateMedia({ media: null, colorScheme: null })
  await open(page, path)
}

export async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('nav:visible, button:visible, header.sticky:visible')).toHaveCount(0)
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(255, 255, 255)')
}

type Paper = Record<'rows' | 'cards' | 'calls' | 'read', number>

export async function printed(page: Page, pageRanges = '') {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const count = (selector: string) => document.querySelectorAll(selector).length
      document.documentElement.dataset['printed'] = JSON.stringify({
        rows: count('tbody tr[aria-rowindex]'),
        cards: count('[data-card]'),
        calls: count('details[open]'),
        // More rows may have loaded since the test last looked.
        read: Number(/Showing (\d+) of/.exec(document.body.textContent)?.[1]),
      })
    })
  })
  const paper = await page.pdf({ format: 'A4', pageRanges })
  const told = await page.evaluate(() => document.documentElement.dataset['printed'])
  return {
    ...(JSON.parse(told!) as Paper),
    pages: paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0,
  }
}

export async function missing(page: Page, part: 'rows' | 'cards') {
  const paper = await printed(page)
  return paper.read - paper[part]
}

export async function readOn(page: Page, shown: RegExp) {
  const count = page.getByText(shown).first()
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    await expect(count).toBeAttached({ timeout: 300 })
  }).toPass()
}
