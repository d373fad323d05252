export interface GridAddress {
  searchTerm: string
  genre: string
  from: string
}

export function gridView({ searchTerm, genre, from }: GridAddress) {
  const term = searchTerm.trim()
  return {
    searchTerm: term || undefined,
    genreId: genre || undefined,
    from: (!term && from) || undefined,
  }
}
