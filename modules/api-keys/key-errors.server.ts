import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { keysPerUser } from './key.ts'

export const keyErrors = {
  notFound: () => httpErrors.notFound('Key'),
  notGranted: () =>
    new HttpError(403, 'SCOPE_NOT_GRANTED', 'A key can’t do more than you may do yourself'),
  notKeyHolder: () =>
    new HttpError(403, 'NOT_KEY_HOLDER', 'You may not manage keys of this organization'),
  tooMany: () =>
    new HttpError(409, 'TOO_MANY_KEYS', `You can have at most ${keysPerUser} API keys`),
}
