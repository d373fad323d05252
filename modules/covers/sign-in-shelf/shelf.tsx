import { useHydrated } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { drawnShelf } from './drawn-shelf.server.tsx'

const WIDE = '(width >= 64rem)'

function wideScreen(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const screen = matchMedia(WIDE)
  if (screen.matches) resolve()
  else screen.addEventListener('change', () => resolve(), { once: true })
  return promise
}

/** Phones, which hide the shelf, never load its code. */
const PatientShelf = lazy(async () => {
  await wideScreen()
  const workshop = await import('./living-shelf.tsx')
  return { default: workshop.LivingShelf }
})

/** Empty in the browser: React keeps the server's markup, so the code isn't part of the client bundle. */
const markup = createIsomorphicFn()
  .server((language: Language, pauseLabel: string) => drawnShelf(language, pauseLabel))
  .client(() => '')

function ShelfIn({ language }: { language: Language }) {
  const { t } = useTranslation('layouts')
  const pauseLabel = t('pauseShelf')
  const hydrated = useHydrated()
  const [cameWithPage] = useState(!hydrated)
  return cameWithPage ? (
    <aside
      className="shelf"
      data-static=""
      dangerouslySetInnerHTML={{ __html: markup(language, pauseLabel) }}
      suppressHydrationWarning
    />
  ) : (
    <aside className="shelf">
      <Suspense>
        <PatientShelf language={language} pauseLabel={pauseLabel} />
      </Suspense>
    </aside>
  )
}

export function Shelf() {
  const { language } = useLanguage()
  return <ShelfIn key={language} language={language} />
}
