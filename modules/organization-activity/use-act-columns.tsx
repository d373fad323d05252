import {
  type Activity,
  ActivityLine,
  ActivitySentence,
  Ago,
  sentenceLook,
  useActivityColumns,
  useSentence,
} from '#kit/activity/index.ts'
import type { OrganizationActivityPage } from './organization-activity.server.ts'

type Act = OrganizationActivityPage['items'][number]
type Target = Pick<Activity, 'targetType' | 'targetId' | 'targetName'>

const untold = {
  actorType: 'user',
  actorId: null,
  keyId: null,
  keyName: null,
  targetNameToday: null,
  requestId: null,
} as const

export function useActColumns(readAt: number, target: Target) {
  const sentence = useSentence()
  const whole = (act: Act): Activity => ({ ...untold, ...target, ...act })
  const sentenceOf = (act: Act) => sentence(whole(act))
  const columns = useActivityColumns<Act>(
    (act) => (
      <ActivityLine activity={whole(act)} readAt={readAt}>
        <span className={sentenceLook}>
          <ActivitySentence sentence={sentenceOf(act)} />
        </span>
      </ActivityLine>
    ),
    ({ at }) => <Ago at={at} readAt={readAt} />,
  )
  return { columns, sentenceOf }
}
