import * as identity from '#domains/identity/identity-notifications/index.ts'
import type { NotificationParts } from '#kit/parts/index.ts'

const ofModules = import.meta.glob<NotificationParts>('../../modules/*/module.notifications.ts', {
  import: 'default',
  eager: true,
})

export const parts: NotificationParts[] = [...Object.values(ofModules), identity]
