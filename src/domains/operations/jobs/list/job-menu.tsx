import { Eye, RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { Job } from '../job-list.server.ts'

interface JobMenuProps extends ItemsProps {
  name: string
  onLeave: () => void
}

export const JobMenu = ({ name, onLeave, ...items }: JobMenuProps) => (
  <RowMenu name={name} onLeave={onLeave}>
    <Items {...items} />
  </RowMenu>
)

interface ItemsProps {
  job: Job
  leavesOnRetry: boolean
  onOpen: () => void
  onRetry: () => void
  onDelete: () => void
}

function Items({ job, leavesOnRetry, onOpen, onRetry, onDelete }: ItemsProps) {
  const { t } = useTranslation('jobs')
  const RetryItem = leavesOnRetry ? LeavingItem : MenuItem
  return (
    <>
      <MenuItem icon={<Eye />} onClick={onOpen}>
        {t('list.details')}
      </MenuItem>
      <Allowed needs={{ job: ['update'] }}>
        {job.canRetry && (
          <RetryItem icon={<RotateCw />} onClick={onRetry}>
            {t('retry.action')}
          </RetryItem>
        )}
      </Allowed>
      <Allowed needs={{ job: ['delete'] }}>
        {job.state === 'failed' && (
          <MenuItem icon={<Trash2 />} tone="danger" onClick={onDelete}>
            {t('delete.action')}
          </MenuItem>
        )}
      </Allowed>
    </>
  )
}
