import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'

export const passkeysPerUser = 20

export const passkeyErrors = {
  /** The same for all reasons: it tells nothing about passkeys or accounts. */
  refused: () => new HttpError(400, 'PASSKEY_REFUSED', 'This passkey is not accepted'),
  notAdded: () => new HttpError(400, 'PASSKEY_NOT_ADDED', 'This passkey can’t be added'),
  exists: () => new HttpError(409, 'PASSKEY_EXISTS', 'This passkey exists already'),
  tooMany: () =>
    new HttpError(409, 'TOO_MANY_PASSKEYS', `You can have at most ${passkeysPerUser} passkeys`),
  notFound: () => httpErrors.notFound('Passkey'),
}
