import type { Page } from '@playwright/test'
import { expect, open } from '../browser.ts'
import { freshAddress, newestCode, signInByCalls } from '../sign-in.ts'

export async function openAccount(page: Page, search = '') {
  const email = freshAddress('account')
  await signInByCalls(page.request, email, 'Wanjiru Otieno')
  await open(page, `/app/account${search}`)
  return email
}

export const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
export async function enterCode(page: Page, email: string) {
  const field = page.getByLabel('Code')
  await expect(field).toBeFocused()
  await field.pressSequentially(await newestCode(page.request, email))
}
