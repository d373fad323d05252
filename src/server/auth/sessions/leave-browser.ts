import { deleteSessionCookie } from 'better-auth/cookies'

/**
 * Ends the session in this browser: its cookie goes, and so do the answers it kept, such as the pictures of the signed-in
 * areas. Cookies and storage stay: language, theme and the known-browser marker outlive a session.
 */
export function leaveBrowser(context: Parameters<typeof deleteSessionCookie>[0]) {
  deleteSessionCookie(context)
  context.setHeader('clear-site-data', '"cache"')
}
