/** The URLs of the text files, in a module of its own: the list is long, and the first page doesn't need it. */
export const textAddresses = import.meta.glob<string>(
  ['../**/locales/*.json', '!../**/{mail,*-mail}/**'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)
