/** The server offers it if a service completes books by their ISBN. */
export const bookLookup = 'book-lookup'
