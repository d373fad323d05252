import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { isUserId } from '../../user.ts'
import { editedUserQuery, userQuery, userSessionsQuery } from '../../users.queries.ts'
import { nameOf } from '../list/user-name.tsx'

type Context = { i18n: I18n; queryClient: QueryClient }

export async function prepareUser(context: Context, id: string) {
  const query = userQuery(demandId(id))
  const { queryClient } = context
  await prepare(context, [queryClient.query(query), queryClient.query(userSessionsQuery(id))])
  const user = queryClient.getQueryData(query.queryKey)
  return { name: user && nameOf(user) }
}

export function prepareUserUpdate(context: Context, id: string) {
  const query = editedUserQuery(demandId(id))
  return prepare(context, [context.queryClient.query(query)])
}

export const prepareNewUser = (context: Context) => prepare(context)

function demandId(id: string) {
  if (!isUserId(id)) throw notFound()
  return id
}

const prepare = (context: Context, reading: Promise<unknown>[] = []) =>
  prepareRecord({ context, texts: ['users', 'devices', 'session-list', 'login'], reading })
