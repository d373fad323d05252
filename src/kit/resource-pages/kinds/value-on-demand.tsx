import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { type Field, fieldsOf, type Resource } from '#kit/resource/index.ts'
import type { KindValueProps } from './kind-value.tsx'

const KindValue = lazyRouteComponent(() => import('./kind-value.tsx'), 'KindValue')

interface ValueOnDemandProps extends KindValueProps {
  fallback?: ReactNode
  className?: string
}

/** Few resources have fields of these kinds, so only their pages load the code. */
export const ValueOnDemand = ({ fallback, className, ...shown }: ValueOnDemandProps) =>
  isEmpty(shown.value) ? (
    fallback
  ) : (
    <span className={className}>
      <Suspense>
        <KindValue {...shown} />
      </Suspense>
    </span>
  )

export const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : (value ?? '') === ''

/** They have a column, but no text. */
export const isOnDemand = ({ look, show }: Field) => look && !show

export const prepareValues = (resource: Resource) =>
  fieldsOf(resource).some(([, field]) => isOnDemand(field)) && KindValue.preload?.()
