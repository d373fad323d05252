import { HttpError } from '#platform/errors/http-error.ts'

export const openIdErrors = {
  singleSignOn: () =>
    new HttpError(403, 'single_sign_on', 'Your organization signs you in by its own provider'),
  agreement: () =>
    new HttpError(
      403,
      'agreement_required',
      'Sign in by another way first, and link the provider on your account page',
    ),
  providerAway: () =>
    new HttpError(503, 'SERVICE_UNAVAILABLE', 'The sign-in provider is unavailable', {
      'retry-after': '5',
    }),
  provider: () => new HttpError(404, 'PROVIDER_NOT_FOUND', 'Provider not found'),
  idToken: () => new HttpError(404, 'ID_TOKEN_NOT_SUPPORTED', 'id_token not supported'),
  callbackUrl: () => new HttpError(403, 'INVALID_CALLBACK_URL', 'Invalid callbackURL'),
  errorCallbackUrl: () =>
    new HttpError(403, 'INVALID_ERROR_CALLBACK_URL', 'Invalid errorCallbackURL'),
  lastAccount: () =>
    new HttpError(400, 'FAILED_TO_UNLINK_LAST_ACCOUNT', "You can't unlink your last account"),
  accountNotFound: () => new HttpError(404, 'ACCOUNT_NOT_FOUND', 'Account not found'),
}
