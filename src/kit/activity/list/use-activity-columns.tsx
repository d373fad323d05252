import { useTranslation } from 'react-i18next'
import type { Column } from '#kit/record-list/index.ts'
import { Ago, ExactTime } from '../act-time.tsx'
import type { Activity } from '../activity-list.server.ts'
import type { ActivityAddress } from './activity-address.ts'
import { ActivityTitle } from './activity-title.tsx'

export function useActivityColumns(readAt: number, list: ActivityAddress): Column<Activity>[] {
  const { t } = useTranslation('activity')
  return [
    {
      id: 'what',
      label: t('list.what'),
      slot: 'title',
      picture: 'person',
      cell: (activity) => <ActivityTitle {...{ activity, readAt, list }} />,
    },
    {
      id: 'when',
      label: t('list.when'),
      width: 11,
      numeric: true,
      cell: ({ at }) => (
        <>
          <span className="group-focus-within:hidden group-hover:hidden">
            <Ago at={at} readAt={readAt} />
          </span>
          <span className="hidden group-focus-within:inline group-hover:inline">
            <ExactTime at={at} />
          </span>
        </>
      ),
    },
  ]
}
