import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type Field, fieldsOf, type Resource } from '#kit/resource/index.ts'
import type { KindValueProps } from './kind-value.tsx'

const KindValue = lazyRouteComponent(() => import('./kind-value.tsx'), 'KindValue')

export const valueOnDemand = (props: KindValueProps) => (
  <Suspense>
    <KindValue {...props} />
  </Suspense>
)

export const isOnDemand = ({ look, show }: Field) => look && !show

export const prepareValues = (resource: Resource) =>
  fieldsOf(resource).some(([, field]) => isOnDemand(field)) && KindValue.preload?.()
