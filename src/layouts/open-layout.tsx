import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { Brand } from './brand.tsx'
import { LanguageLinks } from './display/language-links.tsx'
import { ThemeSwitch } from './display/theme-switch.tsx'
import { Main } from './main.tsx'

interface OpenLayoutProps {
  home: '/login' | '/app'
  action: ReactNode
  children: ReactNode
}

export function OpenLayout({ home, action, children }: OpenLayoutProps) {
  const { t } = useTranslation('layouts')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('navigation.skip')} />
      <header className="border-b border-line pt-(--bar-top) print:hidden">
        <div className="mx-auto flex h-16 max-w-3xl items-center justify-between gap-4 px-safe-4">
          <Brand to={home} />
          {action}
        </div>
      </header>
      <Main className="mx-auto w-full max-w-3xl grow px-safe-4 py-8">{children}</Main>
      <footer className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-4 px-safe-4 pb-safe-6 pt-6 print:hidden">
        <LanguageLinks />
        <ThemeSwitch />
      </footer>
    </div>
  )
}
