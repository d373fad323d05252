import { createIsomorphicFn } from '@tanstack/react-start'
import { sentCookie } from './cookie.server.ts'

const COOKIE_SECONDS = 365 * 24 * 60 * 60

const storedCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

export const readCookie = createIsomorphicFn().server(sentCookie).client(storedCookie)

export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`
}
