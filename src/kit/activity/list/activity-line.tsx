import type { ReactNode } from 'react'
import { ColumnFallback } from '#kit/record-list/index.ts'
import { Ago } from '../act-time.tsx'
import { ActivityIcon } from '../activity-icon.tsx'
import type { Activity } from '../activity-list.server.ts'
import { useNote } from '../use-note.ts'

interface ActivityLineProps {
  activity: Activity
  readAt: number
  children: ReactNode
}

export function ActivityLine({ activity, readAt, children }: ActivityLineProps) {
  const note = useNote()(activity)
  return (
    <div className="flex items-center gap-3 font-normal">
      <ActivityIcon action={activity.action} />
      <div className="min-w-0 grow text-sm/5 text-ink-soft">
        {children}
        <p className="flex overflow-hidden text-xs/5 whitespace-pre text-ink-faint">
          <ColumnFallback column="when" className="truncate">
            <Ago at={activity.at} readAt={readAt} />
            {note && ' ·\u00A0'}
          </ColumnFallback>
          {note && <bdi className="one-line shrink-99999">{note}</bdi>}
        </p>
      </div>
    </div>
  )
}
