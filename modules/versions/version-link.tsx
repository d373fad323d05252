import { ArchiveRestore } from 'lucide-react'
import type { Activity } from '#kit/activity/index.ts'
import {
  linkTo,
  needsOf,
  type RecordToolProps,
  useResourceTexts,
} from '#kit/resource-pages/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { isVersion } from './version-at.ts'

interface VersionLinkProps extends RecordToolProps {
  activity: Activity
  newer: readonly Activity[]
}

/** The latest version is the record itself. */
export function VersionLink({ screens: { resource }, id, activity, newer }: VersionLinkProps) {
  const { t } = useResourceTexts(resource)
  const isEarlier = newer.some((act) => isVersion(resource, act))
  if (!isEarlier || !isVersion(resource, activity)) return null
  return (
    <Allowed needs={needsOf(resource, 'update')}>
      <LinkButton
        to={linkTo(resource).detail(id)}
        search={{ version: activity.id }}
        size="sm"
        variant="quiet"
        className="relative z-1 shrink-0 after:hidden xl:ms-9"
      >
        <ArchiveRestore aria-hidden />
        <span className="max-sm:sr-only">{t('versions.restore')}</span>
      </LinkButton>
    </Allowed>
  )
}
