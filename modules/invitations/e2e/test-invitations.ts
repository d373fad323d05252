import type { APIRequestContext } from '@playwright/test'
import { made, type MadeOrganization } from '#modules/organizations/e2e/test-members.ts'
import { mailsTo } from '../../../tests/e2e/people.ts'

export async function invite(
  request: APIRequestContext,
  { id }: MadeOrganization,
  offer: { email: string; role?: string; teamId?: string },
): Promise<string> {
  return String((await made(request, `/organizations/${id}/invitations`, offer))['id'])
}

export async function linkFor(request: APIRequestContext, email: string): Promise<string> {
  const [message] = await mailsTo(request, email)
  return /\/app\/invitations\/[\w-]+/.exec(message?.text ?? '')?.[0] ?? ''
}
