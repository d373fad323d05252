import { call } from '#kit/api/index.ts'
import type { OpenedInvitation } from './invitation.server.ts'

const link = /^\/app\/invitations\/([\da-f-]{36})\?(.*)$/

/** The invitation whose link leads through sign-in to `path`; undefined if it is over, or the link was guessed. */
export async function signInReason(path: string): Promise<OpenedInvitation | undefined> {
  const [, id, search] = link.exec(path) ?? []
  const token = new URLSearchParams(search).get('token')
  if (!id || !token) return undefined
  try {
    return await call('invitations.open', { id, token })
  } catch (error) {
    // Sign-in works without the names.
    if (error instanceof Error && 'status' in error) return undefined
    throw error
  }
}
