import type { Figure } from './figure.ts'

/** Of how many things; both chosen by whoever measures. */
export type Sizes = {
  books: number
  users: number
  /** Of a file that is imported. */
  lines: number
  /** What growth is measured from. */
  from: number
}

/** What is measured together. Each file in `parts/` is one, called like the file. */
export type Part = {
  /** What is said while one waits. */
  title: string
  /** The sizes that its figures depend on: they are compared only where these are equal. */
  sizes?: (keyof Sizes)[]
  measure: (sizes: Sizes) => Promise<Figure[]>
}
