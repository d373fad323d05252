import type { APIRequestContext, Browser } from '@playwright/test'
import { Client } from 'pg'
import { expect } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { type Person, withPeople as withUsers } from '../../../tests/e2e/people.ts'
import { sameDatabase } from '../../../tests/e2e/same-database.ts'

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

export async function made(request: APIRequestContext, path: string, data: object) {
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

/** The last owner can't leave an organization, so the organizations are deleted first. */
export const withPeople = <Names extends string>(
  browser: Browser,
  names: readonly Names[],
  act: (people: Record<Names, Person>) => Promise<void>,
) => withUsers(browser, names, act, endOwn)

export type { Person }

const owned = `organizations.id IN
  (SELECT organization_id FROM members WHERE user_id = $1 AND role = 'owner')`

export const endOrganization = ({ id }: { id: string }) => deleteWhere('id = $1', id)

const endOwn = (_manager: APIRequestContext, { id }: Pick<Person, 'id'>) => deleteWhere(owned, id)

async function deleteWhere(condition: string, id: string) {
  const client = new Client(await sameDatabase())
  await client.connect()
  await client.query(`DELETE FROM organizations WHERE ${condition}`, [id])
  await client.end()
}
