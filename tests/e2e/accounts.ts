export const STATES = {
  admin: 'test-results/states/admin.json',
  user: 'test-results/states/user.json',
  newcomer: 'test-results/states/newcomer.json',
} as const
