import { HttpError } from './http-error.ts'

/** A standby takes the place of a primary within ten seconds. */
export const awaySeconds = '10'

const comeBack = (seconds: string) =>
  new HttpError(503, 'SERVICE_UNAVAILABLE', 'Please try again in a moment', {
    'retry-after': seconds,
  })

export const httpErrors = {
  malformedAddress: () => new HttpError(400, 'BAD_REQUEST', 'The address is malformed'),
  noHost: () => new HttpError(400, 'BAD_REQUEST', 'The request names no host'),
  malformedCall: () => new HttpError(400, 'BAD_REQUEST', 'The call is malformed'),
  noToken: (challenge = 'Bearer') =>
    new HttpError(401, 'UNAUTHORIZED', 'A bearer token is needed', {
      'www-authenticate': challenge,
    }),
  crossOrigin: () =>
    new HttpError(403, 'CROSS_ORIGIN', 'This request must come from the application itself'),
  inDemo: () =>
    new HttpError(403, 'DEMO_MODE', 'This is a read-only demo, this action is disabled.'),
  unknown: () => new HttpError(404, 'NOT_FOUND', 'Not Found'),
  notFound: (what: string) => new HttpError(404, 'NOT_FOUND', `${what} not found`),
  conflict: (what: string, current: unknown, isOwn = false) =>
    new HttpError(
      409,
      'CONFLICT',
      `The ${what} was changed in the meantime`,
      {},
      { current, ...(isOwn && { isOwn }) },
    ),
  duplicate: (code: string, message: string, field: string) =>
    new HttpError(409, code, message, {}, { fields: { [field]: message } }),
  inUse: (code: string, what: string) =>
    new HttpError(409, code, `Another user is changing this ${what} right now`),
  method: (allow: string) =>
    new HttpError(405, 'METHOD_NOT_ALLOWED', 'Method not allowed', { allow }),
  notValid: (message: string, fields?: Record<string, string>) =>
    new HttpError(400, 'VALIDATION_ERROR', message, {}, fields && { fields }),
  notAPage: () => new HttpError(406, 'NOT_ACCEPTABLE', 'This is a page: ask for text/html'),
  tooSlowToCount: () =>
    new HttpError(
      422,
      'TOO_SLOW_TO_COUNT',
      'Counting takes too long: narrow the search or filters',
    ),
  tooLarge: (limit: number) =>
    new HttpError(413, 'PAYLOAD_TOO_LARGE', `At most ${limit} bytes are accepted`),
  mediaType: (accepted: string) => new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE', `Send ${accepted}`),
  expectation: () => new HttpError(417, 'BAD_REQUEST', 'Nothing but 100-continue can be expected'),
  longAddress: () => new HttpError(414, 'URI_TOO_LONG', 'The address is too long'),
  databaseAway: () => comeBack(awaySeconds),
  busy: () => comeBack('5'),
  storageFull: () =>
    new HttpError(507, 'STORAGE_FULL', 'There is no room left to keep this: nothing was changed'),
}
