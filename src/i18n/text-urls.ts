/** Where each file of texts lies. Glob patterns must stand in the call. What mails say, no page asks for. */
export const textUrls = import.meta.glob<string>(['../**/locales/*.json', '!../**/mail/**'], {
  query: '?url',
  import: 'default',
  eager: true,
})
