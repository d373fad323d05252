import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MainUnlessFramed } from '#layouts/main.tsx'
import { announce } from '#layouts/navigation/announce.ts'
import { PageProgress } from '#ui/feedback/page-progress.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { shapeOf } from './page-shape.ts'
import { Shape } from './shapes.tsx'

/** Stands in for a page that takes more than a second to come. */
export function PagePending() {
  const { t } = useTranslation('layouts')
  const label = t('loading')
  const shape = useMatches({ select: shapeOf })
  useEffect(() => announce(label), [label])
  return (
    <MainUnlessFramed className="mx-auto w-full max-w-6xl px-safe-4 py-8">
      <PageProgress active label={label} />
      <div aria-busy>
        <h1 className="sr-only">{label}</h1>
        <div inert>
          <Skeleton className="mb-6 h-10 w-56 max-w-full" />
          <Shape of={shape} label={label} />
        </div>
      </div>
    </MainUnlessFramed>
  )
}
