export const STATES = {
  admin: 'test-results/states/admin.json',
  user: 'test-results/states/user.json',
  newcomer: 'test-results/states/newcomer.json',
} as const

/** The admin owns it; other tests must not change it. */
export const ORGANIZATION = { name: 'Maplewood Readers', slug: 'maplewood-readers' } as const
