import { choice, date, defineResource, reference, text } from '#kit/resource/index.ts'
import type { DomainActivity } from '#platform/activity/actions.ts'

/** The filters of lists of activity. Its rows never change, so no row can leave a filtered list. */
export const activity = defineResource('activity', {
  path: 'activity',
  nameField: 'targetName',
  fields: {
    targetName: text({}),
    action: text({ filter: true, listed: false }),
    actorId: reference('user', { filter: true, listed: false }),
    targetType: text({ filter: true, listed: false }),
    targetId: text({ filter: true, listed: false }),
  },
  metadata: false,
})

export type ActivityResource = ReturnType<typeof activityOf>

/** The same for pages, which know the registered actions and filter by days of the user's time zone. */
export const activityOf = ({ actions, targetTypes }: DomainActivity) =>
  defineResource('activity', {
    ...activity,
    fields: {
      ...activity.fields,
      action: choice(actions, { filter: true, listed: false }),
      targetType: choice(targetTypes, { filter: true, listed: false }),
      from: date({ filter: true, listed: false }),
      to: date({ filter: true, listed: false }),
    },
  })
