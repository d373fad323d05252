import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { users } from '../access/tables.ts'
import type { Database } from '../database/database.ts'
import type { Transaction } from '../database/transaction.ts'
import type { publicFetch } from '../http/outgoing/public-fetch.ts'
import type { ApiContext } from './api-context.ts'

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

export type OrganizationProvider = OrganizationLimits & { fetch: ReturnType<typeof publicFetch> }

/** This product as a client of an OpenID provider. */
export type ProviderClient = {
  /** The name in addresses and on accounts. */
  id: string
  name: string
  issuer: URL
  clientId: string
  clientSecret: string
  scope: string
}

type SignInServices = Pick<ApiContext, 'config'> & { database: Pick<Database, 'orm'> }

/** Finds providers of organizations, which no configuration names. While they are off, it finds none. */
export interface ProviderSource {
  /** The name that sessions and figures have for all of them. */
  method: string
  /** Whether a provider of this id can only be one of these. */
  owns: (providerId: string) => boolean
  find: (
    services: SignInServices,
    providerId: string,
  ) => Promise<{ client: ProviderClient; organization: OrganizationProvider } | undefined>
  nameOf: (services: SignInServices, providerId: string) => Promise<string | undefined>
  /** The provider that the user may link to their account. */
  offeredTo: (
    services: SignInServices,
    user: { id: string; role: string; email: string },
  ) => Promise<{ providerId: string; name: string; isProtected: boolean } | undefined>
}
