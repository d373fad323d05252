import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { useRememberedLanguage } from '#i18n/use-remembered-language.ts'
import { useSetup } from '#features/setup/index.ts'
import { themeScript } from '#ui/theme/theme.ts'
import { EnvironmentBanner } from './environment-banner.tsx'

/** The HTML document around every page, errors included. */
export function Document({ children }: { children: ReactNode }) {
  const { language, direction } = useLanguage()
  const theme = useSetup()?.theme
  useRememberedLanguage()

  return (
    // The theme script may set another theme before React wakes up: local storage has the last word.
    <html lang={language} dir={direction} data-theme={theme} suppressHydrationWarning>
      <head>
        <ScriptOnce>{themeScript}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        <EnvironmentBanner />
        {children}
        <Scripts />
      </body>
    </html>
  )
}
