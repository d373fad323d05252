import { globSync, readFileSync } from 'node:fs'
import { STATES } from './accounts.ts'

/** The `pages.json` of a module's browser tests: its pages, by who opens them, and what is on them. */
interface Pages {
  open: string[]
  admin: string[]
  user: string[]
  /** Calls that find the id which stands for a name in braces. */
  ids: Record<string, string>
  names: Record<string, string>
  lists: List[]
  records: string[]
  dialogs: OpenedDialog[]
  /** Pages on which nothing may move, and whose first files are weighed. */
  still: string[]
  weighed: string[]
  /** Pages that a user is refused or does not find. */
  failures: string[]
}

interface List {
  path: string
  /** A cookie that shows all columns. */
  columns?: string
  /** The most that a row may take in the first HTML. */
  row?: { elements: number; classes: number }
}

interface OpenedDialog {
  path: string
  opener: string
  closesByKeys?: boolean
}

const BASE: Partial<Pages> = {
  open: [
    '/login',
    '/login/verify?email=reader@example.com',
    '/login/error?error=access_denied',
    '/dev/mailbox',
  ],
  admin: [
    '/app',
    '/app/account',
    '/manager/dashboard',
    '/manager/account',
    '/manager/users',
    '/manager/users/new',
    '/manager/users/{user}',
    '/manager/users/{user}/update',
    '/manager/activity',
    '/manager/jobs',
  ],
  user: ['/app?'],
  ids: { '{user}': '/api/v1/users?searchTerm=user@example.com' },
  lists: [
    {
      path: '/manager/users',
      columns: 'columns-users=email.role.status.banReason.createdAt',
      row: { elements: 28, classes: 1600 },
    },
    { path: '/manager/activity' },
    { path: '/manager/jobs' },
  ],
  records: ['/manager/users/{user}', '/manager/account'],
  dialogs: [
    { path: '/app/account', opener: 'Change name', closesByKeys: true },
    { path: '/app/account', opener: 'Change email' },
  ],
  still: ['/login', '/manager/users', '/app/account'],
  weighed: ['/login', '/app'],
  failures: [
    '/nowhere',
    '/dev/failure',
    '/dev/failure?status=404',
    '/manager/users',
    '/app/nowhere',
  ],
}

const ALL = [
  BASE,
  ...globSync('modules/*/e2e/pages.json')
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Partial<Pages>),
]

const pathsFor = (who: 'open' | 'admin' | 'user') => ALL.flatMap((pages) => pages[who] ?? [])

export const VISITS = [
  { storageState: undefined, paths: pathsFor('open') },
  { storageState: STATES.admin, paths: pathsFor('admin') },
  { storageState: STATES.user, paths: pathsFor('user') },
  { storageState: STATES.newcomer, paths: ['/app?'] },
]

const joined = (key: 'ids' | 'names') =>
  Object.fromEntries(ALL.flatMap((pages) => Object.entries(pages[key] ?? {})))

export const PLACES = joined('ids')
export const NAMES = joined('names')
export const LISTS = ALL.flatMap(({ lists = [] }) => lists)
export const RECORDS = ALL.flatMap(({ records = [] }) => records)
export const DIALOGS = ALL.flatMap(({ dialogs = [] }) => dialogs)

export const STILL = ALL.flatMap(({ still = [] }) => still)
export const WEIGHED = ALL.flatMap(({ weighed = [] }) => weighed)
export const FAILURES = ALL.flatMap(({ failures = [] }) => failures)

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
