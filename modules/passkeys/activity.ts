import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: [
    'passkey.create',
    'passkey.update',
    'passkey.delete',
    'passkey.refuse',
    'passkey.excuse',
  ],
  targetTypes: ['passkey'],
}
