import { ORGANIZATION, STATES } from './accounts.ts'

const OPEN_PAGES = [
  '/login',
  '/login/verify?email=reader@example.com',
  '/login/recovery',
  '/login/error?error=access_denied',
  '/shelf',
  '/dev',
  '/dev/ui',
  '/dev/mailbox',
  '/dev/mails',
  '/api/docs',
] as const

const GUARDED_PAGES = [
  '/app',
  '/app/account',
  '/app/books',
  '/app/books/{book}',
  '/app/authors/Jane%20Austen',
  '/app/shelves',
  '/app/shelves/import',
  '/app/shelves/wanted',
  '/app/organizations',
  '/app/organizations/{organization}',
  '/app/organizations/{organization}/teams',
  '/app/organizations/{organization}/invitations',
  '/app/organizations/{organization}/shelves',
  '/app/organizations/{organization}/activity',
  '/app/organizations/{organization}/settings',
  '/manager/dashboard',
  '/manager/account',
  '/manager/users',
  '/manager/users/new',
  '/manager/users/{user}',
  '/manager/users/{user}/update',
  '/manager/organizations',
  '/manager/organizations/{managed}',
  '/manager/activity',
  '/manager/jobs',
  '/manager/keys',
  '/authorize',
  '/manager/books',
  '/manager/genres',
  '/manager/books/trash',
  '/manager/books/duplicates',
  '/manager/books/new',
  '/manager/books/import',
  '/manager/books/{book}',
  '/manager/books/{book}/update',
] as const

export const VISITS = [
  { storageState: undefined, paths: OPEN_PAGES },
  { storageState: STATES.admin, paths: GUARDED_PAGES },
  { storageState: STATES.user, paths: ['/app/invitations/{invitation}', '/app/organizations?'] },
  { storageState: STATES.newcomer, paths: ['/app?'] },
] as const

export const PLACES = {
  '{book}': '/api/v1/books?searchTerm=frankenstein',
  '{user}': '/api/v1/users?searchTerm=user@example.com',
  '{managed}': `/api/v1/manager/organizations?searchTerm=${ORGANIZATION.slug}`,
  '{invitation}': '/api/v1/invitations',
}

export const LANGUAGES = ['en', 'fr', 'ar', 'sw'] as const
/** One language of each direction; missing texts fail tests of their own. */
export const DIRECTIONS = ['en', 'ar'] as const
/** Neither a language changes colours, nor a theme the layout: both languages and both themes are in two looks. */
export const LOOKS = [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const
export const THEMES = ['light', 'dark'] as const
export const WIDE = { width: 1280, height: 720 }
export const PHONE = { width: 390, height: 844 }
