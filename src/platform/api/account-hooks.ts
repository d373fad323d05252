import type { SQL } from 'drizzle-orm'
import type { AdminPasskey, Caller } from '../access/caller.ts'
import type { Actor } from '../activity/actor.ts'
import type { Database } from '../database/database.ts'
import type { Transaction } from '../database/transaction.ts'
import type { HttpError } from '../http/http-error.ts'
import type { MessageTemplates } from '../mail/message-templates.ts'
import type { ApiConfig } from './api-config.ts'

interface Start {
  userId: string
  /** The name that sessions have for it: `code`, a provider, … */
  method: string
}

/** A user may close codes by email and providers, and keep the feature's own methods. */
interface MethodClosing {
  isClosed: (
    orm: Pick<Database['orm'], '$count' | 'select'>,
    user: SQL,
    config: ApiConfig,
  ) => Promise<boolean>
  /** The mail that replaces the one with a code. */
  mailInstead: (
    templates: MessageTemplates,
    facts: { link: string },
    reader: Headers,
  ) => ReturnType<MessageTemplates['signInCode']>
}

/** Keys that stand for a user in place of a session. */
interface Bearers {
  find: (
    services: {
      accountHooks: AccountHooks
      config: ApiConfig
      database: Pick<Database, 'orm'>
    },
    key: string,
    request?: Request,
  ) => Promise<Caller | undefined>
  /** The next reads with the key come from where this write is. */
  noteWrite: (database: Pick<Database, 'orm'>, keyId: string) => Promise<void>
}

/** A visitor must pass it before a sign-in code is sent. */
export interface CodeCheck {
  /** The browser's side calls the part of its form so, too. */
  name: string
  /** Says in the reference what callers send. */
  description: string
  errors: readonly HttpError[]
  /** The form gets these; without them it shows nothing of the check. */
  settings: (config: ApiConfig) => Record<string, string> | undefined
  /** Throws where no code may be sent. */
  check: (context: { config: ApiConfig; request: Pick<Request, 'headers'> }) => Promise<void>
}

/** Features act on accounts through these lists: one after the other in their order, in the transaction of the change. */
export interface AccountHooks {
  /** Asks something of an admin first, as to add a passkey. A key has no `method`: making it took a session that may do as much. */
  adminNeeds: readonly ((
    orm: Pick<Database['orm'], 'insert' | 'select'>,
    user: { id: string; email: string; role: string },
    start: { method?: string | null },
    config: ApiConfig,
  ) => Promise<AdminPasskey | null>)[]
  bearers: readonly Bearers[]
  closings: readonly MethodClosing[]
  codeChecks: readonly CodeCheck[]
  /** The user ends all access besides sessions. */
  accessEnded: readonly ((transaction: Transaction, by: Actor, userId: string) => Promise<void>)[]
  /** The account may have passed to another person: whatever lets the former one in ends. */
  handedOver: readonly ((transaction: Transaction, by: Actor, userId: string) => Promise<void>)[]
  /** A user who is signed in signed in once more in the same browser: the earlier session ends. */
  sessionReplaced: readonly ((
    transaction: Transaction,
    sessions: { from: string; to: string },
  ) => Promise<void>)[]
  /** Throws where the user doesn't admit the method any more. The new session is stored by then, and the user's settings wait for it. */
  sessionStarted: readonly ((
    transaction: Transaction,
    start: Start,
    config: ApiConfig,
  ) => Promise<void>)[]
}

/** One list of each kind out of those of all features. */
export const joinHooks = (all: readonly Partial<AccountHooks>[]): AccountHooks => ({
  adminNeeds: all.flatMap(({ adminNeeds = [] }) => adminNeeds),
  accessEnded: all.flatMap(({ accessEnded = [] }) => accessEnded),
  bearers: all.flatMap(({ bearers = [] }) => bearers),
  closings: all.flatMap(({ closings = [] }) => closings),
  codeChecks: all.flatMap(({ codeChecks = [] }) => codeChecks),
  handedOver: all.flatMap(({ handedOver = [] }) => handedOver),
  sessionReplaced: all.flatMap(({ sessionReplaced = [] }) => sessionReplaced),
  sessionStarted: all.flatMap(({ sessionStarted = [] }) => sessionStarted),
})

export type ReadSection = (orm: Database['orm'], userId: string) => Promise<unknown>

/**
 * What the file of a user's own data holds. A key gets a section whose scope it has; a section without
 * a scope is for sessions alone.
 */
export type AccountSections = Record<string, ReadSection | { read: ReadSection; scope: string }>
