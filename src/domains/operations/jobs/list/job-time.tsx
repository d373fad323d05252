import { fromNow } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import type { Job } from '../job-list.server.ts'

interface JobTimeProps {
  job: Job
  readAt: number
}

export function JobTime({ job: { state, dueAt, failedAt }, readAt }: JobTimeProps) {
  const format = useFormat()
  if (state === 'running') return null
  const at = failedAt ?? dueAt
  return (
    // Browsers can format a time slightly differently from the server.
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {fromNow(at.getTime(), readAt, format)}
    </time>
  )
}
