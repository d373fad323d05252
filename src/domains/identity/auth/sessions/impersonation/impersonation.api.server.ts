import { z } from 'zod/mini'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission, publicProcedure } from '#platform/api/procedure.ts'
import { signedInSchema } from '../../auth-schemas.server.ts'
import { impersonationErrors, recentErrors, signInErrors } from '../../sign-in-errors.server.ts'
import { publicUser } from '../current-session.server.ts'
import { impersonate, stopImpersonating } from './impersonate.server.ts'
import { reasonSchema } from './reason.server.ts'

export const impersonationApi = {
  impersonateUser: requirePermission({ user: ['impersonate'] })
    .errors(errorMap(...recentErrors(), ...impersonationErrors(), signInErrors.userNotFound()))
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
    .errors(errorMap(signInErrors.noSession()))
    .route({
      method: 'POST',
      path: '/admin/stop-impersonating',
      summary: 'Stop impersonating',
      description: 'Returns to the admin’s own session.',
    })
    .output(signedInSchema)
    .handler(async ({ context }) => ({ user: publicUser(await stopImpersonating(context)) })),
}
