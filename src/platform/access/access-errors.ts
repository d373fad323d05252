import { HttpError } from '../errors/http-error.ts'

export const accessErrors = {
  notAuthorized: () => new HttpError(401, 'UNAUTHORIZED', 'Not authorized'),
  accessRequest: () => new HttpError(400, 'BAD_REQUEST', 'Invalid access control request'),
  resource: (resource: string) =>
    new HttpError(403, 'FORBIDDEN', `You are not allowed to access resource: ${resource}`),
  scope: (scope: string) =>
    new HttpError(403, 'FORBIDDEN', `This API key lacks the permission ${scope}`),
  noPermission: () => new HttpError(403, 'FORBIDDEN', 'No permission allows this call'),
  oldSession: () =>
    new HttpError(
      403,
      'SESSION_EXPIRED',
      'Session expired. Re-authenticate to perform this action.',
    ),
  notOnboarded: () =>
    new HttpError(403, 'ONBOARDING_REQUIRED', 'Add your name before you invite anyone'),
  byKey: () => new HttpError(403, 'KEY_NOT_ALLOWED', 'An API key can’t do this: sign in instead'),
  adminNeed: ({ code, message }: { code: string; message: string }) =>
    new HttpError(403, code, message),
  whileImpersonating: () => new HttpError(403, 'IMPERSONATING', 'Not while impersonating a user'),
}
