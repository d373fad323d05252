import { HttpError } from '#platform/errors/http-error.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'

export const idempotencyErrors = {
  notValid: () =>
    httpErrors.notValid('An Idempotency-Key is 1 to 255 visible ASCII characters without spaces'),
  reused: () =>
    new HttpError(
      409,
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was sent with another request',
    ),
  inUse: () =>
    new HttpError(409, 'IDEMPOTENCY_KEY_IN_USE', 'The first request with this key still runs'),
  answerLost: () =>
    new HttpError(
      409,
      'IDEMPOTENCY_ANSWER_LOST',
      'The first request with this key took effect, but the server stopped before it answered',
    ),
}
