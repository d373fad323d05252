import type { SQL } from 'drizzle-orm'

/** Brings notifications to users besides the bell and email: each user turns it off by topic. */
export interface NotificationChannel {
  /** Calls and the data of an account name the choice so. */
  name: string
  /** Says in the reference what the choice is: “When the caller gets notifications by email, and …”. */
  description: string
  /** The refusal of a change that names neither email nor the channel. */
  nothingChosen: string
  /** Whether the channel can reach the user. Notifications of other users wait for nothing. */
  reaches: (userId: SQL) => SQL
}

let registered: NotificationChannel | undefined

export function registerNotificationChannel(found: NotificationChannel | undefined): void {
  registered = found
}

export const notificationChannel = (): NotificationChannel | undefined => registered
