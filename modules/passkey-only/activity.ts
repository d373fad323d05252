import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: [
    'passkeyOnly.turnOn',
    'passkeyOnly.turnOff',
    'recoveryCode.replace',
    'recoveryCode.use',
  ],
  targetTypes: [],
}
