import { fromNow } from '#i18n/ago.ts'
import { useFormat } from '#i18n/use-format.ts'
import type { Job } from '../job-list.server.ts'

interface JobTimeProps {
  job: Job
  /** When the list was read: the server and the browser count from the same moment. */
  readAt: number
}

/** When a job failed or is due. A running job is neither. */
export function JobTime({ job: { state, dueAt, failedAt }, readAt }: JobTimeProps) {
  const format = useFormat()
  if (state === 'running') return null
  const at = failedAt ?? dueAt
  return (
    // Browsers may word a time a little differently from the server.
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {fromNow(at.getTime(), readAt, format)}
    </time>
  )
}
