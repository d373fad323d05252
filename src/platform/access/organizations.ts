import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { CustomFetch } from 'openid-client'
import type { ApiContext } from '../api/api-context.ts'
import type { OpenIdProvider } from '../config/sign-in/openid-providers.ts'
import type { Database } from '../database/database.ts'
import type { Transaction } from '../database/transaction.ts'
import type { users } from './tables.ts'

type Orm = Pick<Database['orm'], 'select'>

interface Managing {
  userId: string
  organizationId: string
}

/** Tells features that may belong to an organization about organizations. */
export interface Organizations {
  /** The organizations that each of these users owns or administers. */
  managedBy: (orm: Orm, userIds: readonly string[]) => Promise<Managing[]>
  existing: (orm: Orm, ids: readonly string[]) => Promise<string[]>
  pageOf: (orm: Orm, id: string) => Promise<string | undefined>
}

/** Whether a user may have keys of an organization with these scopes now. */
export type KeyHolders = (userId: SQLWrapper, organizationId: SQLWrapper, scopes: SQLWrapper) => SQL

type User = typeof users.$inferSelect
type Reader = Pick<Database['orm'], '$count' | 'select'>

export type OrganizationLimits = {
  name: string
  /** An account that may do more than the organization decides about: only its own agreement links it. */
  isProtected: (orm: Reader, user: Pick<User, 'id' | 'role'>) => Promise<boolean>
  ownsAddress: (orm: Reader, email: string) => Promise<boolean>
  /** A user who is linked for the first time joins the organization. */
  welcome: (transaction: Transaction, user: Pick<User, 'id' | 'email'>) => Promise<void>
  signedIn: () => Promise<void>
}

export type OrganizationProvider = OrganizationLimits & { fetch: CustomFetch }

type SignInServices = Pick<ApiContext, 'config'> & { database: Pick<Database, 'orm'> }

export interface OrganizationSignIn {
  findProvider: (
    services: SignInServices,
    organizationId: string,
  ) => Promise<{ settings: OpenIdProvider; organization: OrganizationProvider } | undefined>
  nameOf: (services: SignInServices, organizationId: string) => Promise<string | undefined>
  /** The organization whose provider the user may link to their account. */
  offeredTo: (
    services: SignInServices,
    user: { id: string; role: string; email: string },
  ) => Promise<{ organizationId: string; name: string; isProtected: boolean } | undefined>
  /** The organization whose provider signs in this address, and no code does. */
  requiredFor: (services: SignInServices, email: string) => Promise<string | undefined>
}
