import { isIP } from 'node:net'

/**
 * Whether a name can only be this server's. A page from elsewhere may let its own name lead here, and its browser then
 * takes us for the place where that page came from; what has no sign-in before it has this question.
 */
export function isOwnName(host: string | null, baseUrl: URL): boolean {
  const asked = `http://${host}`
  if (host === null || !URL.canParse(asked)) return false
  const { hostname } = new URL(asked)
  return (
    hostname === baseUrl.hostname ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
  )
}
