import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: ['invitation.create', 'invitation.resend', 'invitation.cancel', 'invitation.decline'],
  targetTypes: [],
}
