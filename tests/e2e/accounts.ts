/** Browsers in which somebody is signed in; `tests/accounts` prepares them. */
export const STATES = {
  admin: 'test-results/states/admin.json',
  user: 'test-results/states/user.json',
  /** Has signed in for the first time and has no name yet. */
  newcomer: 'test-results/states/newcomer.json',
} as const

/** The admin's; the other tests change nothing about it. */
export const ORGANIZATION = { name: 'Maplewood Readers', slug: 'maplewood-readers' } as const
