type OAuthError =
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'

/** Answered in the words of the protocol, which its clients read, instead of those of the API. */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal'
  readonly error: OAuthError

  constructor(error: OAuthError, description: string) {
    super(description)
    this.error = error
  }
}
