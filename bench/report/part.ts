import type { Figure } from './figure.ts'

export type Sizes = {
  books: number
  users: number
  lines: number
  /** The small size that growth is measured from. */
  from: number
}

/** Each file in `parts/` is one part, named like the file. */
export type Part = {
  title: string
  /** The sizes that the figures depend on: only runs with equal sizes are compared. */
  sizes?: (keyof Sizes)[]
  measure: (sizes: Sizes) => Promise<Figure[]>
}
