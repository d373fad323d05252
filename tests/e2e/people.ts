import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { Client } from 'pg'
import { choose, expect } from './browser.ts'
import { asManager, callApi } from './calls.ts'
import { sameDatabase } from './same-database.ts'
import { freshAddress, signInByCalls } from './sign-in.ts'

export type MadeUser = { id: string; name: string; email: string; version: number }

export async function makeUser(page: Page, fields: object = {}): Promise<MadeUser> {
  const data = { email: freshAddress('person'), name: 'Ben Kiptoo', ...fields }
  const answer = await callApi(page.request, ['POST', '/users'], data)
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as MadeUser
}

export async function changeUser(page: Page, { id }: MadeUser, changes: object) {
  const { version } = await readUser(page, id)
  const data = { version, ...changes }
  const answer = await callApi(page.request, ['PATCH', `/users/${id}`], data)
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function readUser(page: Page, id: string) {
  return (await (await page.request.get(`/api/v1/users/${id}`)).json()) as Record<string, unknown>
}

export const discardUser = (page: Page, { id }: Pick<MadeUser, 'id'>) =>
  callApi(page.request, ['DELETE', `/users/${id}`])

export async function browserOf(browser: Browser, { email }: MadeUser) {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  await signInByCalls(context.request, email)
  return context
}

type Mail = { to: string; subject: string; text: string }

export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const mails = (await (await request.get('/api/dev/mailbox')).json()) as Mail[]
  return mails.filter(({ to }) => to === email)
}

export const openMore = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'More' }).click()

export async function ask(page: Page, item: string) {
  await openMore(page)
  await choose(page.getByRole('menuitem', { name: item }))
}

/** Longer than the configured time (see `playwright.config.ts`). */
export const oldMinutes = 1441

/** As if the sessions of the user were old: sensitive acts need another sign-in. */
export const age = (email: string) =>
  queryFor(
    email,
    `UPDATE sessions SET created_at = now() - make_interval(mins => ${oldMinutes})
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
  )

/** The email is the first parameter. */
export async function queryFor(email: string, text: string) {
  const client = new Client(await sameDatabase())
  await client.connect()
  await client.query(text, [email])
  await client.end()
}

export type Person = MadeUser & { page: Page; request: APIRequestContext }

/** Users with a browser each, who are deleted in the end. */
export async function withPeople<Names extends string>(
  browser: Browser,
  names: readonly Names[],
  act: (people: Record<Names, Person>) => Promise<void>,
  beforeDeletion?: (manager: APIRequestContext, person: Person) => Promise<void>,
) {
  const users = await asManager(browser, (manager) =>
    Promise.all(names.map((name) => userNamed(manager, name))),
  )
  const people = await Promise.all(users.map((user) => signedIn(browser, user)))
  async function leave() {
    for (const { page } of people) await page.close()
    await asManager(browser, async (manager) => {
      for (const person of people) {
        await beforeDeletion?.(manager, person)
        await callApi(manager, ['DELETE', `/users/${person.id}`])
      }
    })
    for (const { page } of people) await page.context().close()
  }
  let hasFailed = false
  try {
    await act(
      Object.fromEntries(people.map((person) => [person.name, person])) as Record<Names, Person>,
    )
  } catch (error) {
    hasFailed = true
    throw error
  } finally {
    // After a timeout every cleanup fails, and its error would hide the timeout.
    await leave().catch((error: unknown) => {
      if (!hasFailed) throw error
    })
  }
}

async function userNamed(manager: APIRequestContext, name: string) {
  const answer = await callApi(manager, ['POST', '/users'], { name, email: freshAddress(name) })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as MadeUser
}

async function signedIn(browser: Browser, user: MadeUser): Promise<Person> {
  const context = await browserOf(browser, user)
  return Object.assign(user, { page: await context.newPage(), request: context.request })
}
