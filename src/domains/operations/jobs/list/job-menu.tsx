import { Eye, RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeavingItem, RowMenu } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { Job } from '../job-list.server.ts'

interface JobMenuProps {
  job: Job
  name: string
  leavesOnRetry: boolean
  onOpen: () => void
  onRetry: () => void
  onDelete: () => void
  onLeave: () => void
}

export function JobMenu(props: JobMenuProps) {
  const { job, name, leavesOnRetry, onOpen, onRetry, onDelete, onLeave } = props
  const { t } = useTranslation('jobs')
  const RetryItem = leavesOnRetry ? LeavingItem : MenuItem
  return (
    <RowMenu name={name} onLeave={onLeave}>
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
    </RowMenu>
  )
}
