import { createAuthMiddleware } from 'better-auth/api'
import { adminCookie } from './admin-cookie.ts'

/** Whoever signs in next in this browser has no way back to the session of an admin who did not stop. */
export const forgetAdminOnSignIn = {
  matcher: ({ path = '' }: { path?: string }) =>
    path.startsWith('/sign-in/') || path.startsWith('/callback/'),
  handler: createAuthMiddleware(async (context) => {
    const isSignedIn = context.context.newSession !== null
    if (isSignedIn && (await adminCookie.read(context))) adminCookie.forget(context)
  }),
}
