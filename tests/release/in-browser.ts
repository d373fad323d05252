import { chromium, type Page } from '@playwright/test'
import { expect, onTestFinished } from 'vitest'
import { violationsOf } from '../e2e/violations.ts'
import type { Visitor } from '../guides/visitor.ts'

/** A page of a browser in which the visitor is signed in. */
export async function pageOf(visitor: Visitor, address: string): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox', '--disable-gpu'],
  })
  onTestFinished(() => browser.close())
  const context = await browser.newContext({ baseURL: address })
  const cookies = visitor.cookie.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value, url: address }
  })
  await context.addCookies(cookies)
  return context.newPage()
}

export async function expectAccessible(page: Page, path: string) {
  for (const language of ['en', 'ar']) {
    await page.goto(`${path}?lng=${language}`)
    await page.waitForLoadState('networkidle')
    expect([path, language, await violationsOf(page)]).toEqual([path, language, []])
  }
}
