import type { OwnActivityPage } from '#kit/activity/index.ts'
import { api } from '#kit/api/index.ts'
import { pagedQuery } from '#kit/record-list/index.ts'

export const signInsQuery = pagedQuery({
  queryKey: ['account', 'sign-ins', 'list'],
  limit: 5,
  read: async (page, options) => (await api()).activity.listOwn(page, options),
})

export type SignIn = OwnActivityPage['items'][number]
