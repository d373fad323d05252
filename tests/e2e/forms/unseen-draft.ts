import type { Locator, Page } from '@playwright/test'
import { expect } from '../browser.ts'
import { signInByCalls } from '../sign-in.ts'

const TYPED = 'Typed by Ada alone'

export interface DraftPart {
  name: string
  open: (page: Page) => Promise<unknown>
  /** A text input, or a choice. */
  input: (page: Page) => Locator
}

const isFilledIn = (input: Locator) =>
  input.evaluateAll(
    (elements: HTMLInputElement[], typed) =>
      elements.some(({ type, checked, value }) => (type === 'radio' ? checked : value === typed)),
    TYPED,
  )

/** A user fills in the input; then another user signs in beside them, and opens the same part. */
export async function expectUnseen(page: Page, { open, input }: DraftPart, other: string) {
  await open(page)
  if ((await input(page).getAttribute('type')) === 'radio') await input(page).check()
  else await input(page).fill(TYPED)
  expect(await isFilledIn(input(page))).toBe(true)
  expect(await page.evaluate(() => sessionStorage.getItem('kept-drafts'))).not.toBeNull()

  await signInByCalls(page.request, other)
  await page.evaluate(() => dispatchEvent(new Event('session-lost')))
  await expect.poll(() => isFilledIn(input(page))).toBe(false)
  await page.goto('about:blank')
  await open(page)
  await expect(input(page)).toBeVisible()
  expect(await isFilledIn(input(page))).toBe(false)
  expect(await page.content()).not.toContain(TYPED)
  expect(await page.evaluate(() => sessionStorage.getItem('kept-drafts'))).toBeNull()
}
