import { isIP } from 'node:net'

/**
 * Prevents DNS rebinding: a foreign page may point its own name at this server, and the browser then treats both as one
 * origin. Handlers without sign-in need this check.
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
