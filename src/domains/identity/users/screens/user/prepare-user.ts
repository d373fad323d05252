import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { knownRecord } from '#kit/record-list/index.ts'
import { prepareRecord } from '#kit/record-page/index.ts'
import { isUserId } from '../../user.ts'
import { editedUserQuery, userQuery, userSessionsQuery } from '../../users.queries.ts'
import { nameOf } from '../list/user-name.tsx'

type Context = { i18n: I18n; queryClient: QueryClient }

export async function prepareUser(context: Context, id: string) {
  const { queryClient } = context
  const reading = queryClient.query(userQuery(demandId(id)))
  await prepare(context, [reading, queryClient.query(userSessionsQuery(id))])
  return named(context, id)
}

export async function prepareUserUpdate(context: Context, id: string) {
  await prepare(context, [context.queryClient.query(editedUserQuery(demandId(id)))])
  return named(context, id)
}

function named({ queryClient }: Context, id: string) {
  const user =
    queryClient.getQueryData(editedUserQuery(id).queryKey) ??
    knownRecord(queryClient, userQuery(id))
  return { name: user && nameOf(user) }
}

export const prepareNewUser = (context: Context) => prepare(context)

function demandId(id: string) {
  if (!isUserId(id)) throw notFound()
  return id
}

const prepare = (context: Context, reading: Promise<unknown>[] = []) =>
  prepareRecord({ context, texts: ['users', 'devices', 'session-list', 'login'], reading })
