import type { DomainActivity } from '#platform/activity/actions.ts'

export const activity: DomainActivity = {
  actions: [
    'shelf.create',
    'shelf.update',
    'shelf.delete',
    'shelf.share',
    'shelf.unshare',
    'shelf.link',
    'shelf.unlink',
  ],
  targetTypes: ['shelf'],
  privateTypes: ['shelf'],
}
