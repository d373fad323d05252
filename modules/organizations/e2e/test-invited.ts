import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect } from '../../../tests/e2e/browser.ts'
import { asManager, callApi } from '../../../tests/e2e/calls.ts'
import { browserOf, type MadeUser, mailsTo } from '../../../tests/e2e/people.ts'
import { freshAddress } from '../../../tests/e2e/sign-in.ts'

export interface MadeOrganization {
  id: string
  slug: string
  name: string
}

type Fields = Record<string, unknown>

export async function makeOrganization(
  request: APIRequestContext,
  name = `Springfield ${crypto.randomUUID().slice(0, 8)}`,
): Promise<MadeOrganization> {
  return (await made(request, '/organizations', { name })) as unknown as MadeOrganization
}

export async function invite(
  request: APIRequestContext,
  { id }: MadeOrganization,
  offer: { email: string; role?: string; teamId?: string },
): Promise<string> {
  return String((await made(request, `/organizations/${id}/invitations`, offer))['id'])
}

async function made(request: APIRequestContext, path: string, data: object) {
  const answer = await callApi(request, ['POST', path], data)
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as Fields
}

export async function membersOf(request: APIRequestContext, { id }: MadeOrganization) {
  const answer = await request.get(`/api/v1/organizations/${id}/members?limit=100`)
  return ((await answer.json()) as { items: (Fields & { id: string; email: string })[] }).items
}

export async function changeRole(
  request: APIRequestContext,
  organization: MadeOrganization,
  [email, role]: readonly [email: string, role: string],
) {
  const member = (await membersOf(request, organization)).find((one) => one.email === email)
  const path = `/organizations/${organization.id}/members/${member?.id}`
  const answer = await callApi(request, ['PATCH', path], { role })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function linkFor(request: APIRequestContext, email: string): Promise<string> {
  const [message] = await mailsTo(request, email)
  return /\/app\/invitations\/[\w-]+/.exec(message?.text ?? '')?.[0] ?? ''
}

export async function withPeople<Names extends string>(
  browser: Browser,
  names: readonly Names[],
  act: (people: Record<Names, Person>) => Promise<void>,
) {
  const users = await asManager(browser, (request) =>
    Promise.all(names.map((name) => made(request, '/users', { name, email: freshAddress(name) }))),
  )
  const people = await Promise.all(users.map((user) => signedIn(browser, user)))
  async function leave() {
    for (const { page } of people) await page.close()
    await asManager(browser, async (request) => {
      for (const person of people) await forget(request, person)
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

async function signedIn(browser: Browser, user: Fields): Promise<Person> {
  const person = user as unknown as MadeUser
  const context = await browserOf(browser, person)
  return Object.assign(person, { page: await context.newPage(), request: context.request })
}

export type Person = MadeUser & { page: Page; request: APIRequestContext }

export const endOrganization = (manager: APIRequestContext, { id }: { id: string }) =>
  callApi(manager, ['DELETE', `/manager/organizations/${id}`])

/** The last owner can't leave an organization, so the organizations are deleted first. */
async function forget(manager: APIRequestContext, person: Person) {
  const answer = await person.request.get('/api/v1/organizations?limit=100')
  const { items = [] } = (await answer.json()) as { items?: { id: string; role: string }[] }
  for (const one of items) if (one.role === 'owner') await endOrganization(manager, one)
  await callApi(manager, ['DELETE', `/users/${person.id}`])
}
