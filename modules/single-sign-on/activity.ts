import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: [
    'emailDomain.add',
    'emailDomain.verify',
    'emailDomain.lose',
    'emailDomain.remove',
    'singleSignOn.save',
    'singleSignOn.remove',
  ],
  targetTypes: [],
}
