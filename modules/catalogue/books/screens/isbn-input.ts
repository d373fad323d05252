import type { ComponentType } from 'react'
import type { OwnInputProps } from '#kit/resource-pages/index.ts'
import { IsbnField } from './isbn-field.tsx'

/** A module that finds books by their ISBN exports an `IsbnInput` from its `isbn-input.tsx`. */
const [found] = Object.values(
  import.meta.glob<ComponentType<OwnInputProps<string>>>('../../../*/isbn-input.tsx', {
    eager: true,
    import: 'IsbnInput',
  }),
)

export const IsbnInput = found ?? IsbnField
