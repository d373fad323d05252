import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { mailSettingsQuery } from '#modules/notifications/index.ts'
import { readBrowserPush, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts'

export const pushQuery = queryOptions({
  queryKey: ['notifications', 'push'],
  queryFn: async ({ signal }) => {
    const { publicKey, items } = await (await api()).push.list(undefined, { signal })
    const isSubscribed = items.some(({ current }) => current)
    const state = publicKey === null ? 'demo' : await readBrowserPush({ publicKey, isSubscribed })
    return { publicKey, items, state } as const
  },
})

const afterChange = (queryClient: QueryClient) => ({
  onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
})

/** Whether it is on then: the user may have refused the permission. */
export const turnOnMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (publicKey: string) => {
      const subscription = await subscribeBrowser(publicKey)
      if (!subscription) return false
      await (await api()).push.subscribe(subscription)
      return true
    },
    ...afterChange(queryClient),
  })

export const turnOffMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, current }: { id: string; current: boolean }) => {
      if (current) await unsubscribeBrowser()
      await (await api()).push.unsubscribe({ id })
    },
    ...afterChange(queryClient),
  })

export const choosePushMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (choice: { topic: string; push: boolean }) =>
      (await api()).notifications.choose(choice),
    onSuccess: (answer) => queryClient.setQueryData(mailSettingsQuery.queryKey, answer),
  })
