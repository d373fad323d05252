import { HttpError } from '#platform/errors/http-error.ts'

export const passkeyOnlyErrors = {
  /** The same for all reasons: it tells nothing about codes or accounts. */
  refused: () => new HttpError(400, 'RECOVERY_CODE_REFUSED', 'This recovery code is not accepted'),
  noPasskey: () => new HttpError(409, 'NO_PASSKEY', 'Add a passkey first'),
  lastPasskey: () =>
    new HttpError(
      409,
      'LAST_PASSKEY',
      'The last passkey can’t be removed: no code would let you in',
    ),
  changed: () =>
    new HttpError(
      409,
      'PASSKEY_ONLY_CHANGED',
      'Signing in with passkeys only has been turned on or off already',
    ),
}
