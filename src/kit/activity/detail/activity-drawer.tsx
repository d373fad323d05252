import { useTranslation } from 'react-i18next'
import { RowDrawer } from '#kit/record-list/index.ts'
import { RequestId } from '#ui/feedback/request-id.tsx'
import type { Activity } from '../activity-list.server.ts'
import { ActivitySentence } from '../activity-sentence.tsx'
import { isChange } from '../facts.ts'
import { useSentence } from '../use-sentence.ts'
import { ActivityParties } from './activity-parties.tsx'
import { ChangesTable } from './changes-table.tsx'

interface ActivityDrawerProps {
  row: Activity | undefined
  onClose: () => void
}

export function ActivityDrawer(drawer: ActivityDrawerProps) {
  const { t } = useTranslation('common')
  const sentenceOf = useSentence()
  const titleOf = (activity: Activity) => <ActivitySentence sentence={sentenceOf(activity)} />
  return (
    <RowDrawer {...drawer} titleOf={titleOf}>
      {(activity) => (
        <>
          <ActivityParties activity={activity} />
          {isChange(activity) && <ChangesTable activity={activity} />}
          {activity.requestId !== null && (
            <div className="mt-6">
              <RequestId label={t('requestId')} value={activity.requestId} />
            </div>
          )}
        </>
      )}
    </RowDrawer>
  )
}
