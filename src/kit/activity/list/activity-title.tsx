import { Link } from '@tanstack/react-router'
import type { Activity } from '../activity-list.server.ts'
import { ActivitySentence, sentenceLook } from '../activity-sentence.tsx'
import { useSentence } from '../use-sentence.ts'
import type { ActivityAddress } from './activity-address.ts'
import { ActivityLine } from './activity-line.tsx'

interface ActivityTitleProps {
  activity: Activity
  readAt: number
  list: ActivityAddress
}

export function ActivityTitle({ activity, readAt, list }: ActivityTitleProps) {
  const sentence = useSentence()(activity)
  return (
    <ActivityLine activity={activity} readAt={readAt}>
      <Link
        to="/manager/activity"
        search={{ ...list, open: activity.id }}
        state={{ openedHere: true }}
        resetScroll={false}
        suppressHydrationWarning
        className={sentenceLook}
      >
        <ActivitySentence sentence={sentence} />
      </Link>
    </ActivityLine>
  )
}
