import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RequestId } from '#ui/feedback/request-id.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import type { Activity } from '../activity-list.server.ts'
import { ActivitySentence } from '../activity-sentence.tsx'
import { isChange } from '../facts.ts'
import { useSentence } from '../use-sentence.ts'
import { ActivityParties } from './activity-parties.tsx'
import { ChangesTable } from './changes-table.tsx'

interface ActivityDrawerProps {
  activity: Activity | undefined
  onClose: () => void
}

export function ActivityDrawer({ activity, onClose }: ActivityDrawerProps) {
  const { t } = useTranslation('common')
  const [last, keep] = useState(activity)
  if (activity && activity !== last) keep(activity)
  const sentenceOf = useSentence()
  const shown = activity ?? last
  return (
    <Drawer
      open={activity !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={shown && <ActivitySentence sentence={sentenceOf(shown)} />}
      closeLabel={t('actions.close')}
    >
      {shown && (
        <>
          <ActivityParties activity={shown} />
          {isChange(shown) && <ChangesTable activity={shown} />}
          {shown.requestId !== null && (
            <div className="mt-6">
              <RequestId label={t('requestId')} value={shown.requestId} />
            </div>
          )}
        </>
      )}
    </Drawer>
  )
}
