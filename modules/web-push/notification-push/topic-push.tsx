import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { type ChannelTopic, chooseMutation } from '#modules/notifications/index.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { pushQuery } from './push.queries.ts'

/** Only for users who have a browser that gets pushes. */
export function TopicPush({ of: { topic, push, isFixed }, name }: ChannelTopic) {
  const { t } = useTranslation('notification-push')
  const { data } = useQuery(pushQuery)
  const { mutate, isPending, variables } = useReportedMutation(chooseMutation, {
    done: () => [t('topicSaved', { topic: name })],
    failed: () => t('topicFailed', { topic: name }),
  })
  if (isFixed || !data || data.items.length === 0) return null
  return (
    <Switch
      label={t('topic', { topic: name })}
      checked={(isPending ? variables.push : push) === true}
      disabled={isPending}
      onCheckedChange={(chosen) => mutate({ topic, push: chosen })}
    />
  )
}
