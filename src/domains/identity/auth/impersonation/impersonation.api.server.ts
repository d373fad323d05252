import { z } from 'zod/mini'
import { requirePermission, publicProcedure } from '#platform/api/procedure.ts'
import { authErrors } from '../auth-errors.server.ts'
import { signedInSchema } from '../auth-schemas.server.ts'
import { publicUser } from '../sessions/current-session.server.ts'
import { impersonate, stopImpersonating } from './impersonate.server.ts'
import { reasonSchema } from './reason.server.ts'

export const impersonationApi = {
  impersonateUser: requirePermission({ user: ['impersonate'] })
    .errors({
      ...authErrors.recent,
      YOU_CANNOT_IMPERSONATE_YOURSELF: { status: 403, message: 'You cannot impersonate yourself' },
      YOU_CANNOT_IMPERSONATE_ADMINS: { status: 403, message: 'You cannot impersonate admins' },
      YOU_CANNOT_IMPERSONATE_BANNED_USERS: {
        status: 403,
        message: 'You cannot impersonate banned users',
      },
      USER_NOT_FOUND: { status: 404, message: 'User not found' },
    })
    .route({
      method: 'POST',
      path: '/admin/impersonate-user',
      summary: 'Impersonate a user',
      description: 'For admins. Sets the cookie of a session as this user for one hour.',
    })
    .input(z.strictObject({ userId: z.uuid(), reason: reasonSchema }))
    .output(signedInSchema)
    .handler(async ({ context, input }) => ({
      user: publicUser(await impersonate(context, input)),
    })),

  stopImpersonating: publicProcedure
    .errors(authErrors.adminSession)
    .route({
      method: 'POST',
      path: '/admin/stop-impersonating',
      summary: 'Stop impersonating',
      description: 'Returns to the admin’s own session.',
    })
    .output(signedInSchema)
    .handler(async ({ context }) => ({ user: publicUser(await stopImpersonating(context)) })),
}
