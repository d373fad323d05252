import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Ago } from '#kit/activity/index.ts'
import type { NoticeWords } from '#kit/notices/index.ts'
import type { Notification } from '../notification.ts'

interface NotificationRowProps {
  of: Notification
  words: NoticeWords[string] | undefined
  readAt: number
  onOpen: () => void
}

export function NotificationRow({ of: item, words, readAt, onOpen }: NotificationRowProps) {
  const { t, i18n } = useTranslation('notifications')
  const content = (
    <>
      <span className="flex gap-2">
        <span className="min-w-0 grow wrap-anywhere">
          {words ? words(i18n, item.facts) : t('other')}
        </span>
        {!item.readAt && (
          <span className="mt-2 size-2 shrink-0 rounded-full bg-accent forced-colors:bg-[Highlight]">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
      </span>
      <span className="mt-0.5 block text-sm text-ink-faint">
        <Ago at={item.createdAt} readAt={readAt} />
      </span>
    </>
  )
  const look = `block w-full rounded-md px-2 py-3 text-start ${item.readAt ? 'text-ink-soft' : ''}`
  return (
    <li>
      {item.path === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link {...placeOf(item.path)} className={`${look} hover:bg-hover`} onClick={onOpen}>
          {content}
        </Link>
      )}
    </li>
  )
}

function placeOf(path: string) {
  const [to = path, query = ''] = path.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}
