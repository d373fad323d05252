/** `title` is from the beginning, `-title` from the end. */
const reversed = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

/** How a column stands whose head brings about the order `first`. */
export function sortDirection(first: string, sort: string): 'ascending' | 'descending' | 'none' {
  if (sort !== first && sort !== reversed(first)) return 'none'
  return sort.startsWith('-') ? 'descending' : 'ascending'
}

/** One press orders by the column, the next one the other way round, the third as the list does by itself. */
export function nextSort(first: string, sort: string): string {
  if (sort === first) return reversed(first)
  return sort === reversed(first) ? '' : first
}
