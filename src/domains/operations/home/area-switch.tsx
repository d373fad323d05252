import { Link } from '@tanstack/react-router'
import { BookOpen, LayoutDashboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#kit/session/index.ts'
import { Badge } from '#ui/feedback/badge.tsx'

const AREAS = [
  { name: 'app', to: '/app', icon: <BookOpen /> },
  { name: 'manager', to: '/manager', icon: <LayoutDashboard /> },
] as const

export function AreaSwitch({ here }: { here: (typeof AREAS)[number]['name'] }) {
  const { t } = useTranslation('home')
  const allowed = useSession()?.permissions.apps ?? []
  return (
    <section>
      <h2 className="pb-3 text-2xl font-medium">{t('areas.title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {AREAS.map(({ name, to, icon }) => {
          const isOpen = name !== here && allowed.includes(name)
          return (
            <Area key={name} name={name} icon={icon} to={isOpen ? to : undefined}>
              {name === here && <Badge tone="accent">{t('areas.here')}</Badge>}
              {name !== here && !isOpen && <Badge>{t('areas.denied')}</Badge>}
            </Area>
          )
        })}
      </ul>
    </section>
  )
}

interface AreaProps {
  name: 'app' | 'manager'
  icon: ReactNode
  to: '/app' | '/manager' | undefined
  children: ReactNode
}

function Area({ name, icon, to, children }: AreaProps) {
  const { t } = useTranslation('home')
  const title = t(`areas.${name}`)
  return (
    <li
      className={`relative flex items-center gap-4 rounded-lg border border-line bg-card px-5 py-4 ${to ? 'transition-colors duration-150 hover:border-line-strong' : ''}`}
    >
      <span aria-hidden className="text-accent *:size-6">
        {icon}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-medium">
          {to ? (
            <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
              {title}
            </Link>
          ) : (
            title
          )}
        </span>
        <span className="block text-sm text-ink-soft">{t(`areas.${name}Text`)}</span>
      </span>
      {children}
    </li>
  )
}
