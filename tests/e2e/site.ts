import { STATES } from './accounts.ts'

/** Every page there is, by the address a person would open. Each is visited in all languages and both themes. */
const OPEN_PAGES = [
  '/login',
  '/login/verify?email=reader@example.com',
  '/login/error?error=access_denied',
  '/dev/ui',
  '/dev/mailbox',
  '/dev/mails',
  '/api/docs',
] as const

/** Those that want somebody signed in. */
const GUARDED_PAGES = [
  '/app',
  '/app/account',
  '/app/books',
  '/app/books/1',
  '/manager/dashboard',
  '/manager/account',
  '/manager/users',
  '/manager/users/new',
  '/manager/users/1',
  '/manager/users/1/update',
  '/manager/books',
  '/manager/books/new',
  '/manager/books/1',
  '/manager/books/1/update',
] as const

/** Pages with the browser that may open them. */
export const VISITS = [
  { storageState: undefined, paths: OPEN_PAGES },
  { storageState: STATES.admin, paths: GUARDED_PAGES },
  { storageState: STATES.newcomer, paths: ['/app?'] },
] as const

export const LANGUAGES = ['en', 'fr', 'ar', 'sw'] as const
export const THEMES = ['light', 'dark'] as const
export const PHONE = { width: 390, height: 844 }
