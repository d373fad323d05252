import { Suspense } from 'react'
import { type Field, fieldsOf, type Resource } from '#kit/resource/index.ts'
import { partOnDemand } from '#layouts/network/part-on-demand.ts'
import type { KindValueProps } from './kind-value.tsx'

const KindValue = partOnDemand(() => import('./kind-value.tsx'), 'KindValue')

export const valueOnDemand = (props: KindValueProps) => (
  <Suspense>
    <KindValue {...props} />
  </Suspense>
)

export const isOnDemand = ({ look, show }: Field) => look && !show

export const prepareValues = (resource: Resource) =>
  fieldsOf(resource).some(([, field]) => isOnDemand(field)) && KindValue.preload?.()
