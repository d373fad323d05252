import type { Figure } from './figure.ts'

export type Sizes = {
  books: number
  users: number
  lines: number
  from: number
  minutes: number
}

export type Part = {
  title: string
  /** Only runs with equal sizes are compared. */
  sizes?: (keyof Sizes)[]
  measure: (sizes: Sizes) => Promise<Figure[]>
}
