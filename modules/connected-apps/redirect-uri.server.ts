const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Registered by editors, although RFC 8252 wants the reversed name of a domain. */
const editors = new Set(['cursor:', 'vscode:', 'vscode-insiders:'])

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && loopback.has(hostname)

/** A site by https, a program on the user's device, or the scheme of an app, such as `com.example.app:`. */
export function mayReturnTo(uri: string): boolean {
  if (!URL.canParse(uri) || /[\s\\]/.test(uri) || uri.includes('#')) return false
  const url = new URL(uri)
  if (url.username || url.password) return false
  const { protocol } = url
  return protocol === 'https:' || isLoopback(url) || protocol.includes('.') || editors.has(protocol)
}

/** Character by character, except for the port on a loopback address: a program gets another one at each start. */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true
  if (!URL.canParse(uri) || !isLoopback(new URL(uri))) return false
  return mayReturnTo(uri) && registered.map(withoutPort).includes(withoutPort(uri))
}

function withoutPort(uri: string): string {
  const url = new URL(uri)
  if (isLoopback(url)) url.port = ''
  return url.href
}

/** The part that the user sees: the host, or the scheme of an app. */
export function placeOf(uri: string) {
  const url = new URL(uri)
  const isSite = url.protocol === 'https:'
  const isOnDevice = !isSite
  return { name: isSite || isLoopback(url) ? url.host : url.protocol.slice(0, -1), isOnDevice }
}
