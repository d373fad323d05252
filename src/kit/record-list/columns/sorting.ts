const reversed = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

export function sortDirection(first: string, sort: string): 'ascending' | 'descending' | 'none' {
  if (sort !== first && sort !== reversed(first)) return 'none'
  return sort.startsWith('-') ? 'descending' : 'ascending'
}

export function nextSort(first: string, sort: string): string {
  if (sort === first) return reversed(first)
  return sort === reversed(first) ? '' : first
}
