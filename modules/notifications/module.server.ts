import { limitAnonymous } from '#domains/identity/auth/index.server.ts'
import { defineServerModule } from '#kit/features/index.server.ts'
import { keepNotifications } from './keep-notifications.server.ts'
import { mailNotifications } from './notification-mail/mail-due-notifications.server.ts'
import { notificationMail } from './notification-mail/notification-mail.server.ts'
import { unsubscribeHandler } from './notification-mail/unsubscribe-handler.server.ts'
import { notificationsOf } from './notifications-of.server.ts'
import { notificationsApi } from './notifications.api.server.ts'
import { reportFailedMail } from './report-failed-mail.server.ts'
import { mailSettingsOf } from './settings/mail-settings.server.ts'
import { type NotificationChannel, onlyChannel } from './settings/notification-channel.server.ts'
import { deleteOldNotifications } from './sweep-notifications.server.ts'

const channel = onlyChannel(
  Object.values(
    import.meta.glob<NotificationChannel>('../*/notification-channel.server.ts', {
      import: 'default',
      eager: true,
    }),
  ),
)

export default defineServerModule({
  accountSections: {
    notifications: { read: notificationsOf, scope: 'account:read' },
    notificationSettings: { read: mailSettingsOf(channel), scope: 'account:read' },
  },
  api: () => ({ notifications: notificationsApi(channel) }),
  handlers: (services) => [limitAnonymous(unsubscribeHandler(services), services)],
  jobs: [deleteOldNotifications, reportFailedMail],
  mails: [notificationMail],
  noticeListener: () => keepNotifications(channel),
  start(services) {
    // A demo changes nothing, so nothing happens that could be sent.
    if (!services.config.demoMode) services.jobs.register(mailNotifications, services)
  },
})
