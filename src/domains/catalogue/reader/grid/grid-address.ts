/** What the address of the grid says; empty is everything, from the beginning. */
export interface GridAddress {
  searchTerm: string
  genre: string
  from: string
}

/** The books that an address asks for. The best matches of a search come first, so it begins at no letter. */
export function gridView({ searchTerm, genre, from }: GridAddress) {
  const term = searchTerm.trim()
  return {
    searchTerm: term || undefined,
    genreId: genre || undefined,
    from: (!term && from) || undefined,
  }
}
