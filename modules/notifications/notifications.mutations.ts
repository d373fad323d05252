import { mutationOf } from '#kit/api/index.ts'
import { mailSettingsQuery, unreadQuery } from './notifications.queries.ts'

export const readMutation = mutationOf('notifications.read', {
  onSuccess: (answer, _read, _before, { client }) =>
    client.setQueryData(unreadQuery.queryKey, answer),
  renew: ['notifications'],
})

export const chooseMutation = mutationOf('notifications.choose', {
  onSuccess: (answer, _choice, _before, { client }) =>
    client.setQueryData(mailSettingsQuery.queryKey, answer),
})
