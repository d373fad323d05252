import type { ReactNode } from 'react'
import { ExactTime } from '#kit/activity/index.ts'
import { Definition } from '#ui/data/definition-list.tsx'

/** A fact without a value is left out. */
export const Fact = ({ term, value }: { term: string; value: ReactNode | Date }) =>
  value !== null &&
  value !== undefined &&
  value !== false && (
    <Definition term={term}>{value instanceof Date ? <ExactTime at={value} /> : value}</Definition>
  )
