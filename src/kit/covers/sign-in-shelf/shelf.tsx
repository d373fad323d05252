import { useHydrated } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { drawnShelf } from './drawn-shelf.server.tsx'

/** The breakpoint of shelf.css: below it the panel isn't shown. */
const WIDE = '(width >= 64rem)'

function wideScreen(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const screen = matchMedia(WIDE)
  if (screen.matches) resolve()
  else screen.addEventListener('change', () => resolve(), { once: true })
  return promise
}

/** A phone, which doesn't show the shelf, never fetches its code. */
const PatientShelf = lazy(async () => {
  await wideScreen()
  const workshop = await import('./living-shelf.tsx')
  return { default: workshop.LivingShelf }
})

/** Nothing for the browser: React keeps what the server drew there as it is, and its code stays at home. */
const markup = createIsomorphicFn()
  .server((language: Language) => drawnShelf(language))
  .client(() => '')

function ShelfIn({ language }: { language: Language }) {
  const hydrated = useHydrated()
  const [cameWithPage] = useState(!hydrated)
  return cameWithPage ? (
    <aside
      className="shelf"
      dangerouslySetInnerHTML={{ __html: markup(language) }}
      suppressHydrationWarning
    />
  ) : (
    <aside className="shelf">
      <Suspense>
        <PatientShelf language={language} />
      </Suspense>
    </aside>
  )
}

/** The wide half of the sign-in page, in the first HTML; the key lets another language begin anew. */
export function Shelf({ language }: { language: Language }) {
  return <ShelfIn key={language} language={language} />
}
