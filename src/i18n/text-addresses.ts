/** Where each file of texts is: a list as long as the product is large, and of no use to a page that came with its texts. */
export const textAddresses = import.meta.glob<string>(['../**/locales/*.json', '!../**/mail/**'], {
  query: '?url',
  import: 'default',
  eager: true,
})
