import { type Browser, expect, type Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { callApi } from '../calls.ts'
import { discardUser, makeUser, type MadeUser } from '../people.ts'
import { signInByCalls } from '../sign-in.ts'

export interface Scene {
  admin: MadeUser
  person: MadeUser
  endSessions: () => Promise<void>
  leave: () => Promise<void>
}

export async function actAsNewUser(
  browser: Browser,
  page: Page,
  name = 'Ben Otieno',
): Promise<Scene> {
  const maker = await browser.newPage({ storageState: STATES.admin })
  const admin = await makeUser(maker, { role: 'admin', name: 'Ada Four' })
  const person = await makeUser(maker, { name })
  await signInByCalls(page.request, admin.email)
  const reason = 'They asked for help'
  const path = `/users/${person.id}/impersonate`
  const begun = await callApi(page.request, ['POST', path], { reason })
  expect(begun.status(), await begun.text()).toBe(204)
  return {
    admin,
    person,
    endSessions: async () => {
      const ended = await callApi(maker.request, ['DELETE', `/users/${person.id}/sessions`])
      expect(ended.status()).toBe(204)
    },
    leave: async () => {
      for (const one of [person, admin]) await discardUser(maker, one)
      await maker.close()
    },
  }
}

export const banner = (page: Page) => page.getByRole('region', { name: /^Acting as / })
