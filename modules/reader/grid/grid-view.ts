export interface GridAddress {
  searchTerm: string
  genre: string
  from: string
  sort: string
  /** `list`, or else a grid of covers. */
  view: string
}

export const gridOrders = [
  'title',
  'author',
  '-createdAt',
  '-publishedYear',
  'publishedYear',
] as const

/** Without an order, a search begins with its best matches, and everything else with the first title. */
export function gridView({ searchTerm, genre, from, sort }: GridAddress) {
  const term = searchTerm.trim()
  const order = gridOrders.find((one) => one === sort)
  const isByTitle = !term && (order ?? 'title') === 'title'
  return {
    searchTerm: term || undefined,
    genreId: genre || undefined,
    sort: order,
    from: (isByTitle && from) || undefined,
  }
}
