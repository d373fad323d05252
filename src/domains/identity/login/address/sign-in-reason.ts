/** The invitation that a visitor signs in for. */
export interface SignInReason {
  inviter: string
  organization: string
  email: string
}
