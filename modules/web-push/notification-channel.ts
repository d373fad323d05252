import type { ChannelParts } from '#modules/notifications/index.ts'
import { PushSettings } from './notification-push/push-settings.tsx'
import { TopicPush } from './notification-push/topic-push.tsx'

export default {
  texts: ['notification-push', 'devices'],
  Topic: TopicPush,
  Settings: PushSettings,
} satisfies ChannelParts
