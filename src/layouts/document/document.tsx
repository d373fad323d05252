import { DirectionProvider } from '@base-ui/react/direction-provider'
import { HeadContent, lazyRouteComponent, ScriptOnce, Scripts } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { afterHydration } from '#ui/first-use/after-hydration.tsx'
import { recordInput } from '#ui/first-use/held/record-input.ts'
import { frameColours } from '#ui/theme/theme-colours.ts'
import { themeScript } from '#ui/theme/theme.ts'
import { loadAfterPaint } from './load-after-paint.ts'
import { type PageFacts, PageFactsContext } from './page-facts.ts'
import { readyOnServer } from './ready-on-server.ts'

/** Lazy: most installations have no banner and shouldn't pay for it in the first load. */
const EnvironmentBanner = readyOnServer(
  lazyRouteComponent(() => import('./environment-banner.tsx'), 'EnvironmentBanner'),
)

const NetworkBar = afterHydration(
  async () => (await import('../network/network-bar.tsx')).NetworkBar,
)

/** Only the server writes it. */
const headScript = createIsomorphicFn()
  .server(() => `(${recordInput.toString().replaceAll(/\n\s*/g, '\n')})();${themeScript}`)
  .client(() => '')

export function Document({ facts, children }: { facts?: PageFacts; children: ReactNode }) {
  // Renders once or twice: memo caches would only make the first load larger.
  'use no memo'
  const { language, direction } = useLanguage()
  const { t } = useTranslation(['layouts', 'common'])

  return (
    // The theme script may change the theme before hydration: local storage overrides the cookie.
    <html lang={language} dir={direction} data-theme={facts?.theme} suppressHydrationWarning>
      <head>
        <ScriptOnce>{headScript()}</ScriptOnce>
        <HeadContent />
        {Object.entries(frameColours(facts?.theme)).map(([scheme, colour]) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={colour}
            suppressHydrationWarning
          />
        ))}
      </head>
      <body>
        <PageFactsContext value={facts}>
          <DirectionProvider direction={direction}>
            {facts?.configuration.environment && <EnvironmentBanner />}
            {children}
            <NetworkBar />
            <Toaster
              label={t('toasts')}
              closeLabel={t('common:actions.close')}
              outOfReach={t('commands.unavailable')}
              direction={direction}
            />
          </DirectionProvider>
        </PageFactsContext>
        <Scripts />
        <ScriptOnce>{loadAfterPaint()}</ScriptOnce>
      </body>
    </html>
  )
}
