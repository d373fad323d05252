/** The same for the build, which writes the index, and for the browser, which reads it. */
export const searchOptions = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'start'],
  searchOptions: {
    boost: { title: 4, page: 2 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (word) => (word.length > 4 ? 0.2 : false),
  },
}
