import { HttpError } from '#platform/errors/http-error.ts'

export const lookupErrors = {
  isOff: () =>
    new HttpError(404, 'LOOKUP_OFF', 'Looking up books is off: METADATA_PROVIDER is not set'),
  isbnUnknown: () => new HttpError(404, 'ISBN_UNKNOWN', 'The provider knows no book by this ISBN'),
  providerAway: () =>
    new HttpError(503, 'SERVICE_UNAVAILABLE', 'The metadata provider is unavailable', {
      'retry-after': '5',
    }),
}
