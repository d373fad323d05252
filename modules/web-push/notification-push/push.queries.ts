import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callKey } from '#kit/api/index.ts'
import { readBrowserPush, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts'

export const pushQuery = queryOptions({
  queryKey: callKey('push.list', undefined, ['notifications']),
  queryFn: async ({ signal }) => {
    const { publicKey, items } = await call('push.list', undefined, { signal })
    const isSubscribed = items.some(({ current }) => current)
    const state = publicKey === null ? 'demo' : await readBrowserPush({ publicKey, isSubscribed })
    return { publicKey, items, state } as const
  },
})

/** Whether it is on then: the user may have refused the permission. */
export const turnOnMutation = mutationOptions({
  mutationFn: async (publicKey: string) => {
    const subscription = await subscribeBrowser(publicKey)
    if (!subscription) return false
    await call('push.subscribe', subscription)
    return true
  },
  onSettled: (_isOn, _error, _key, _before, { client }) => client.invalidateQueries(pushQuery),
})

export const turnOffMutation = mutationOptions({
  mutationFn: async ({ id, current }: { id: string; current: boolean }) => {
    if (current) await unsubscribeBrowser()
    await call('push.unsubscribe', { id })
  },
  onSettled: (_off, _error, _browser, _before, { client }) => client.invalidateQueries(pushQuery),
})
