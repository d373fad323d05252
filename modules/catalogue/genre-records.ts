import type { GenreRecords } from '#modules/genres/index.ts'

export default {
  needs: { book: ['read'] },
  linkOf: (genre) => ({ to: '/manager/books', search: { genre } }),
} satisfies GenreRecords
