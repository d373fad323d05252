import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, Suspense } from 'react'
import { LivingShelf } from './living-shelf.tsx'

/** The breakpoint of shelf.css: below it the panel isn't shown. */
const WIDE = '(width >= 64rem)'

function wideScreen(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const screen = matchMedia(WIDE)
  if (screen.matches) resolve()
  else screen.addEventListener('change', () => resolve(), { once: true })
  return promise
}

/** Drawn in the first HTML by the server; a phone, which doesn't show it, never fetches its code. */
const shelfFor = createIsomorphicFn()
  .server(() => LivingShelf)
  .client(() =>
    lazy(async () => {
      await wideScreen()
      const workshop = await import('./living-shelf.tsx')
      return { default: workshop.LivingShelf }
    }),
  )

const PatientShelf = shelfFor()

export function Shelf(props: ComponentProps<typeof LivingShelf>) {
  // The key lets another language begin anew, so that no change of page waits for a shelf it can't see.
  return (
    <Suspense key={props.language} fallback={<div className="shelf" />}>
      <PatientShelf {...props} />
    </Suspense>
  )
}
