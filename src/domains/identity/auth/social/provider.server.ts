import type {
  Configuration,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client'

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
  /** A provider of the operator's choice: it says when its user signed in, and links no account by an older sign-in. */
  saysWhen: boolean
  autoCreate: boolean | undefined
  readProfile: (configuration: Configuration, tokens: Tokens) => Profile | Promise<Profile>
}

/** A sign-in can wait for a few such requests. */
export const timeoutSeconds = 5
