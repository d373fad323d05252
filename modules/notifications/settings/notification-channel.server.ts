import type { SQL } from 'drizzle-orm'

/** Brings notifications to users besides the bell and email, as `notification-channel.server.ts` of a module: each user turns it off by topic. */
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

/** Settings have room for the choice of one. */
export function onlyChannel(
  found: readonly NotificationChannel[],
): NotificationChannel | undefined {
  const [channel, ...others] = found
  if (others.length === 0) return channel
  throw new Error(
    `There is one notification channel at most, not ${found.map(({ name }) => name).join(', ')}`,
  )
}
