import { Suspense } from 'react'
import { FieldPending } from '#kit/forms/index.ts'
import { fieldsOf, type Resource } from '#kit/resource/index.ts'
import { partOnDemand } from '#layouts/network/part-on-demand.ts'
import type { KindInputProps } from './form-options.ts'

const KindInput = partOnDemand(() => import('./kind-input.tsx'), 'KindInput')

/** Few resources have fields of these kinds, so only their forms load the code. */
export const InputOnDemand = (props: KindInputProps) => (
  <Suspense fallback={<FieldPending />}>
    <KindInput {...props} />
  </Suspense>
)

/** Their descriptions bring the look of a column with them. */
export const prepareInputs = (resource: Resource) =>
  fieldsOf(resource).some(([, { look }]) => look) && KindInput.preload?.()
