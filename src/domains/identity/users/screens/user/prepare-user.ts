import { type PageContext, preparePage } from '#kit/page/index.ts'
import { knownRecord } from '#kit/record-list/index.ts'
import { isUserId } from '../../user.ts'
import { editedUserQuery, userQuery, userSessionsQuery } from '../../users.queries.ts'
import { nameOf } from '../list/user-name.tsx'

const page = { kind: 'record', texts: ['users', 'devices', 'session-list', 'login'] } as const

export async function prepareUser(context: PageContext, id: string, isEdited = false) {
  const { queryClient } = context
  const queries = isEdited ? [editedUserQuery(id)] : [userQuery(id), userSessionsQuery(id)]
  await preparePage({ ...page, context, exists: isUserId(id), queries })
  const user =
    queryClient.getQueryData(editedUserQuery(id).queryKey) ??
    knownRecord(queryClient, userQuery(id), id)
  return { name: user && nameOf(user) }
}

export const prepareNewUser = (context: PageContext) => preparePage({ ...page, context })
