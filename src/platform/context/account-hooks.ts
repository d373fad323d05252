import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { AdminNeed, Caller } from '../access/caller.ts'
import type { Actor } from '../activity/actor.ts'
import type { Database } from '../database/database.ts'
import type { Transaction } from '../database/transaction.ts'
import type { HttpError } from '../errors/http-error.ts'
import type { MessageTemplates } from '../mail/message-templates.ts'
import type { ApiConfig } from './api-config.ts'
import type { KeyHolders, ProviderSource } from './organizations.ts'
import type { CodeDetour, EndedSession, SessionContext } from './sign-in-hooks.ts'

interface Start {
  userId: string
  /** The name that sessions have for it: `code`, a provider, … */
  method: string
}

/** A user may close codes by email and providers, and keep the feature's own methods. */
interface MethodClosing {
  /** Names the error that providers return with, as /login/error shows it. */
  error: string
  isClosed: (
    orm: Pick<Database['orm'], '$count' | 'select'>,
    user: SQL,
    config: ApiConfig,
  ) => Promise<boolean>
  /** The mail that replaces the one with a code. */
  mailInstead: (
    facts: { link: string },
    reader: Headers,
  ) => ReturnType<MessageTemplates['signInCode']>
}

interface AdminRule {
  /** A key has no `method`: making it took a session that may do as much. */
  find: (
    orm: Pick<Database['orm'], 'insert' | 'select'>,
    user: { id: string; email: string; role: string },
    start: { method?: string | null },
    config: ApiConfig,
  ) => Promise<AdminNeed | null>
  /** Errors of any call of an admin, for the document of the API. */
  refusals: readonly { code: string; message: string }[]
}

/** Concerns the factors by which a user signs in besides codes and providers. */
export interface FactorRule {
  /** The list of the user's factors has `read` by this name. */
  name: string
  schema: z.ZodMiniType
  read: (
    services: { config: ApiConfig; orm: Pick<Database['orm'], '$count' | 'select'> },
    userId: string,
  ) => Promise<unknown>
  /** Throws one of `errors` where the user could no longer sign in. The factor is deleted by then, and the user is locked. */
  removed: (transaction: Transaction, userId: string) => Promise<void>
  errors: readonly HttpError[]
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
  /** Ask something of an admin first, as another factor. */
  adminRules: readonly AdminRule[]
  bearers: readonly Bearers[]
  closings: readonly MethodClosing[]
  /** The first that takes a sign-in by code decides about it. */
  codeDetours: readonly CodeDetour[]
  codeChecks: readonly CodeCheck[]
  factorRules: readonly FactorRule[]
  /** Who may hold keys of an organization: one of the conditions is enough. */
  keyHolders: readonly KeyHolders[]
  /** When a key ends that its program renews, by the id of the key; null for others. */
  renewedUntil: readonly ((keyId: SQLWrapper) => SQL)[]
  /** Whether the feature lets the user in, also without codes and providers. */
  letsIn: readonly ((
    orm: Pick<Database['orm'], '$count'>,
    userId: string,
    config: ApiConfig,
  ) => Promise<boolean>)[]
  providerSources: readonly ProviderSource[]
  /** The account has left its address: what lets the owner of the address in ends. */
  addressLeft: readonly ((
    transaction: Pick<Transaction, 'delete'>,
    userId: string,
  ) => Promise<void>)[]
  organizationDeleted: readonly ((
    transaction: Transaction,
    organizationId: string,
  ) => Promise<void>)[]
  /** The address to which the browser goes after the user has signed out, if it is not the sign-in page. The first one counts. */
  signedOut: readonly ((
    context: SessionContext,
    session: EndedSession,
  ) => Promise<string | undefined>)[]
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
  adminRules: all.flatMap(({ adminRules = [] }) => adminRules),
  accessEnded: all.flatMap(({ accessEnded = [] }) => accessEnded),
  addressLeft: all.flatMap(({ addressLeft = [] }) => addressLeft),
  bearers: all.flatMap(({ bearers = [] }) => bearers),
  closings: all.flatMap(({ closings = [] }) => closings),
  codeDetours: all.flatMap(({ codeDetours = [] }) => codeDetours),
  codeChecks: all.flatMap(({ codeChecks = [] }) => codeChecks),
  factorRules: all.flatMap(({ factorRules = [] }) => factorRules),
  keyHolders: all.flatMap(({ keyHolders = [] }) => keyHolders),
  letsIn: all.flatMap(({ letsIn = [] }) => letsIn),
  organizationDeleted: all.flatMap(({ organizationDeleted = [] }) => organizationDeleted),
  providerSources: all.flatMap(({ providerSources = [] }) => providerSources),
  renewedUntil: all.flatMap(({ renewedUntil = [] }) => renewedUntil),
  signedOut: all.flatMap(({ signedOut = [] }) => signedOut),
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
