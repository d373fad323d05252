import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitFirstScreen, FIRST_SCREEN } from '#ui/first-use/first-screen.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { Brand } from './brand.tsx'
import { LanguageLinks } from './display/language-links.tsx'
import { ThemeSwitch } from './display/theme-switch.tsx'
import { Main } from './main.tsx'

interface LoginLayoutProps {
  home: '/login' | '/app' | '/manager/dashboard'
  /** Beside the form, on wide screens. */
  picture: ReactNode
  children: ReactNode
}

export function LoginLayout({ home, picture, children }: LoginLayoutProps) {
  const { t } = useTranslation('layouts')
  return (
    <div className="grid min-h-dvh lg:has-[>aside]:grid-cols-2">
      <SkipLink label={t('navigation.skip')} />
      <AwaitFirstScreen />
      <div
        id={FIRST_SCREEN}
        className="flex min-w-0 flex-col px-safe-6 pt-safe-6 pb-safe-6 sm:px-safe-12"
      >
        <header>
          <Brand to={home} />
        </header>
        {/* Not centred vertically: a centred form would move with every added line and at each step. */}
        <Main className="mx-auto w-full max-w-sm grow pt-[clamp(2rem,12dvh,9rem)] pb-12">
          {children}
        </Main>
        {/* The final height of the wrapped links from the start, or the footer would jump while the page loads. */}
        <footer className="flex min-h-9.5 flex-wrap items-center justify-between gap-4 max-[27rem]:min-h-20.5 max-[27rem]:content-start pointer-coarse:min-h-12.5 max-[27rem]:pointer-coarse:min-h-27.5">
          <LanguageLinks />
          <ThemeSwitch />
        </footer>
      </div>
      {picture}
    </div>
  )
}
