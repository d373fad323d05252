import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { mailRow, MailSubject } from './mail-row.tsx'
import { MailTime } from './mail-time.tsx'
import type { Mail } from './mailbox.ts'

export function MailList({ mails }: { mails: Mail[] }) {
  const { t } = useTranslation('mailbox')
  return (
    <ListRows label={t('mails')}>
      {mails.map(({ id, to, subject, createdAt }) => (
        <ListRow
          key={id}
          title={<MailSubject>{subject}</MailSubject>}
          detail={<bdi>{to}</bdi>}
          trailing={<MailTime at={createdAt} />}
          render={<Link to="/dev/mailbox" search={{ mail: id }} className={mailRow} />}
        />
      ))}
    </ListRows>
  )
}

export function MailListSkeleton() {
  const { t } = useTranslation('mailbox')
  return (
    <Loading label={t('loading')}>
      <ListRows>
        {['w-3/5', 'w-2/3', 'w-1/2', 'w-3/5'].map((width, index) => (
          <ListRow
            key={`${width}-${String(index)}`}
            title={<Skeleton className={`my-1 h-4 ${width}`} />}
            detail={<Skeleton className="my-0.5 h-4 w-2/5" />}
          />
        ))}
      </ListRows>
    </Loading>
  )
}
