import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: [
    'session.start',
    'session.end',
    'session.revoke',
    'code.fail',
    'code.guess',
    'impersonation.start',
    'impersonation.stop',
    'user.create',
    'user.update',
    'user.delete',
    'user.ban',
    'user.unban',
  ],
  targetTypes: ['user'],
}
