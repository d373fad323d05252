import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export { UnreadMark } from './unread-mark.tsx'

export const NotificationDrawer = dialogOnDemand(
  async () => (await import('./drawers.ts')).NotificationDrawer,
)
