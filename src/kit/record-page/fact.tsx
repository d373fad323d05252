import type { ReactNode } from 'react'
import { ExactTime } from '#kit/activity/index.ts'
import { Definition } from '#ui/data/definition-list.tsx'

/** Left out without a value. */
export const Fact = ({ term, value }: { term: string; value: ReactNode | Date }) =>
  value !== null &&
  value !== undefined &&
  value !== false && (
    <Definition term={term}>{value instanceof Date ? <ExactTime at={value} /> : value}</Definition>
  )
