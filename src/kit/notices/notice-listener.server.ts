import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'
import type { Secrets } from '#platform/secrets/keys.ts'
import type { Permissions } from '#rules/permissions.ts'
import type { NoticeFacts, NoticeParts } from './notice-parts.ts'

export interface Notice {
  kind: string
  facts?: NoticeFacts
  /** The page that it is about. */
  path?: string
}

/** Kinds for which a user makes one choice. */
export interface NoticeTopic {
  name: string
  kinds: readonly string[]
  /** Until the user chooses. */
  mail: 'atOnce' | 'daily' | 'weekly' | 'off'
  /** About the safety of the account: no choice. */
  isFixed?: true
  /** Kinds whose message at once is written by the feature, with the change itself. */
  ownMail?: readonly string[]
  /** Users without them get no such notice. */
  needs?: Permissions
}

export interface ServerNotices extends NoticeParts {
  offered: readonly NoticeTopic[]
  /** Kinds for topics of other features. */
  added?: readonly Pick<NoticeTopic, 'name' | 'kinds' | 'ownMail'>[]
}

export type NoticeReader = Pick<Database['orm'], 'select'>
export type NoticeWriter = Pick<Database['orm'], 'select' | 'execute'>

/** A message says by these how its reader gets no more of its kind. */
export interface Unsubscribing {
  address: string
  headers: Record<string, string>
}

/** Brings notices to users. */
export interface NoticeListener {
  /** Runs in the transaction of the event, so that both are saved or neither. */
  hear: (
    transaction: NoticeWriter,
    userIds: readonly string[],
    notice: Notice,
    now: Date,
  ) => Promise<void>
  /** Selects the users who want the feature's own message at once. */
  wantAtOnce: (orm: NoticeReader, userIds: readonly string[], kind: string) => Promise<string[]>
  unsubscribeFrom: (
    config: Pick<Config, 'baseUrl'> & Secrets,
    token: { userId: string; topics: string[] },
  ) => Unsubscribing
}

/** Commands load it at their first notice: most commands send none. */
export type LoadNoticeListener = () => NoticeListener | Promise<NoticeListener>
