import { directionOf, LANGUAGES } from '#i18n/languages.ts'
import { product } from '#rules/product.ts'
import { Button } from '#ui/actions/button.tsx'
import { OfflineState } from '#ui/feedback/offline-state.tsx'
import { wordsIn } from '../words.ts'

interface OfflinePageProps {
  style: string
  icon: string
  script: string
}

/** The build renders it once in all languages (`vite-plugin.ts`); its script shows the reader's. */
export function OfflinePage({ style, icon, script }: OfflinePageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{product.name}</title>
        <meta name="description" content={wordsIn('en', 'description')} />
        <link rel="stylesheet" href={style} />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <script src={script} />
      </head>
      <body className="grid place-items-center">
        <main className="w-full">
          {LANGUAGES.map((language) => (
            <OfflineWords key={language} language={language} />
          ))}
        </main>
      </body>
    </html>
  )
}

function OfflineWords({ language }: { language: (typeof LANGUAGES)[number] }) {
  const title = wordsIn(language, 'offline')
  return (
    <div lang={language} dir={directionOf(language)} data-offline={title} hidden>
      <h1 className="sr-only">{product.name}</h1>
      <OfflineState
        title={title}
        text={wordsIn(language, 'offlineText')}
        actions={<Button variant="primary">{wordsIn(language, 'tryAgain')}</Button>}
      />
      <section data-kept hidden className="mx-auto max-w-2xl px-6 pb-12">
        <h2 className="text-2xl font-medium">{wordsIn(language, 'kept')}</h2>
        <p className="text-sm text-ink-soft" />
      </section>
    </div>
  )
}
