import type {
  Configuration,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { User } from '../people/people.server.ts'

export type Profile = {
  accountId: string
  names: (string | null | undefined)[]
  email: string | undefined
  emailVerified: boolean
  /** Undefined where roles are given here alone. */
  isAdmin?: boolean | undefined
}

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

export type Provider = {
  configuration: Configuration
  scope: string
  isOpenId: boolean
  /** Then an account that was here is linked by nothing older. */
  supportsFreshSignIn: boolean
  autoCreate: boolean | undefined
  /** Of an organization: it lets in no other addresses than its own. */
  organization?: OrganizationLimits | undefined
  readProfile: (configuration: Configuration, tokens: Tokens) => Profile | Promise<Profile>
}

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

/** A sign-in can wait for a few such requests. */
export const timeoutSeconds = 5
