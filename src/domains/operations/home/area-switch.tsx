import { useTranslation } from 'react-i18next'
import { useSession } from '#kit/session/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Badge } from '#ui/feedback/badge.tsx'

const AREAS = [
  { name: 'app', to: '/app' },
  { name: 'manager', to: '/manager' },
] as const

export function AreaSwitch({ here }: { here: (typeof AREAS)[number]['name'] }) {
  const { t } = useTranslation('home')
  const allowed = useSession()?.permissions.apps ?? []
  return (
    <section aria-labelledby="areas" className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <h2 id="areas" className="font-sans text-sm text-ink-soft">
        {t('areas.title')}
      </h2>
      <ul className="contents">
        {AREAS.map(({ name, to }) => {
          const isOpen = name !== here && allowed.includes(name)
          return (
            <li key={name} className="flex items-center gap-2">
              {isOpen ? (
                <TextLink
                  to={to}
                  className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  {t(`areas.${name}`)}
                </TextLink>
              ) : (
                <span className="text-ink-soft">{t(`areas.${name}`)}</span>
              )}
              {name === here && <Badge tone="accent">{t('areas.here')}</Badge>}
              {name !== here && !isOpen && <Badge>{t('areas.denied')}</Badge>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
