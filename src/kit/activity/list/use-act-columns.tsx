import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#kit/record-list/index.ts'
import { Ago } from '../act-time.tsx'
import type { Activity } from '../activity-list.server.ts'
import { ActivitySentence, sentenceLook } from '../activity-sentence.tsx'
import { useSentence } from '../use-sentence.ts'
import { ActivityLine } from './activity-line.tsx'

type Cell<Row> = (row: Row) => ReactNode

export function useActivityColumns<Row>(what: Cell<Row>, when: Cell<Row>): Column<Row>[] {
  const { t } = useTranslation('activity')
  return [
    { id: 'what', label: t('list.what'), slot: 'title', picture: 'person', cell: what },
    { id: 'when', label: t('list.when'), width: 11, numeric: true, cell: when },
  ]
}

type Act = Pick<Activity, 'id' | 'at' | 'actorEmail' | 'action' | 'before' | 'after'> &
  Partial<Pick<Activity, 'actorName' | 'impersonatorId' | 'impersonatorName' | 'personName'>>
type Target = Pick<Activity, 'targetType' | 'targetId' | 'targetName'>

const untold = {
  actorType: 'user',
  actorId: null,
  actorName: null,
  impersonatorId: null,
  impersonatorName: null,
  keyId: null,
  keyName: null,
  personName: null,
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
