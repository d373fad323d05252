import type {
  Configuration,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client'
import type { OrganizationLimits } from '#platform/context/organizations.ts'

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

/** A sign-in can wait for a few such requests. */
export const timeoutSeconds = 5
