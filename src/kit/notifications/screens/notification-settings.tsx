import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'

export const NotificationSettings = dialogOnDemand(
  async () => (await import('./drawers.ts')).NotificationSettingsDrawer,
)
