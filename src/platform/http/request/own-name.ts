import { isIP } from 'node:net'

/** Prevents DNS rebinding, where a foreign page points its own name at this server, for handlers without sign-in. */
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
