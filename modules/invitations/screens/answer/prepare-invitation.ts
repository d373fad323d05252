import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { prepareRecord } from '#kit/record-page/index.ts'
import { isId } from '#modules/organizations/index.ts'
import { receivedInvitationQuery } from '../../invitations.queries.ts'

export async function prepareInvitation(
  context: { i18n: I18n; queryClient: QueryClient },
  id: string,
) {
  const reading = isId(id) ? [context.queryClient.query(receivedInvitationQuery(id))] : []
  await prepareRecord({ context, texts: ['organizations'], reading })
  if (!isId(id)) throw notFound()
}
