import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { THEMES } from '../e2e/site.ts'

/** Writes what the page shows into the documentation, for light and dark screens. */
export async function takePicture(page: Page, name: string) {
  for (const theme of THEMES) {
    await takeOne(page, theme, theme === 'light' ? name : `${name}-${theme}`)
  }
}

export async function takeOne(page: Page, colorScheme: 'light' | 'dark', name: string) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const shot = await stillShot(page)
  await sharp(shot).webp({ quality: 80, effort: 6 }).toFile(`docs/pictures/${name}.webp`)
}

/** Parts that load late, such as colours, are there when two shots in a row are the same. */
async function stillShot(page: Page) {
  const take = () => page.screenshot({ animations: 'disabled' })
  let last = await take()
  for (;;) {
    await page.waitForTimeout(800)
    const next = await take()
    if (next.equals(last)) return next
    last = next
  }
}
