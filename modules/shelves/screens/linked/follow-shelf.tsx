import { useTranslation } from 'react-i18next'
import { feedAddress, feedFormats, FeedLinks } from '#modules/feeds/index.ts'
import { OutsideLink } from '#ui/actions/outside-link.tsx'

const formatNames = { atom: 'Atom', rss: 'RSS', opds: 'OPDS' }

export function FollowShelf({ name, token }: { name: string; token: string }) {
  const { t } = useTranslation('shelves')
  const feed = `shelves/${encodeURIComponent(token)}`
  return (
    <nav
      aria-label={t('linked.follow')}
      className="mb-4 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft"
    >
      <FeedLinks name={feed} title={name} />
      <span>{t('linked.followText')}</span>
      <ul className="flex flex-wrap gap-x-3">
        {feedFormats.map((format) => (
          <li key={format}>
            <OutsideLink href={feedAddress(feed, format)}>
              <bdi>{formatNames[format]}</bdi>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
