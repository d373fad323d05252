import type { NotificationParts } from '#kit/parts/index.ts'
import { PushSettings } from './notification-push/push-settings.tsx'
import { TopicPush } from './notification-push/topic-push.tsx'

export default {
  texts: 'notification-push',
  words: {},
  topics: {},
  channel: { texts: ['devices'], Topic: TopicPush, Settings: PushSettings },
} satisfies NotificationParts
