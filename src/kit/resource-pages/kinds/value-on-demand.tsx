import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type Field, fieldsOf, type Resource } from '#kit/resource/index.ts'
import type { KindValueProps } from './kind-value.tsx'

const KindValue = lazyRouteComponent(() => import('./kind-value.tsx'), 'KindValue')

/** Few resources have fields of these kinds, so only their pages load the code. */
export const valueOnDemand = (props: KindValueProps) => (
  <Suspense>
    <KindValue {...props} />
  </Suspense>
)

/** They have a column, but no text. */
export const isOnDemand = ({ look, show }: Field) => look && !show

export const prepareValues = (resource: Resource) =>
  fieldsOf(resource).some(([, field]) => isOnDemand(field)) && KindValue.preload?.()
