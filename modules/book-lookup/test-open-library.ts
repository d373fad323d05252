import type { Answer, Asked, Place } from '../../tests/outside/outside.ts'

export const fox = {
  isbn: '9780140328721',
  title: 'Fantastic Mr. Fox',
  author: 'Roald Dahl',
  publisher: 'Puffin',
  publishedYear: 1988,
  language: 'en',
} as const

/** An answer of https://openlibrary.org/api/books?jscmd=details. */
const foxAnswer = {
  bib_key: `ISBN:${fox.isbn}`,
  info_url: 'https://openlibrary.org/books/OL7353617M/Fantastic_Mr._Fox',
  preview: 'borrow',
  preview_url: 'https://archive.org/details/fantasticmrfoxpu00roal',
  thumbnail_url: 'https://covers.openlibrary.org/b/id/8739161-S.jpg',
  details: {
    type: { key: '/type/edition' },
    key: '/books/OL7353617M',
    title: fox.title,
    authors: [{ key: '/authors/OL34184A', name: fox.author }],
    publishers: [fox.publisher],
    publish_date: 'October 1, 1988',
    isbn_10: ['0140328726'],
    isbn_13: [fox.isbn],
    languages: [{ key: '/languages/eng' }],
    covers: [8739161],
    number_of_pages: 96,
    works: [{ key: '/works/OL45804W' }],
    latest_revision: 14,
    created: { type: '/type/datetime', value: '2008-04-29T13:35:46.876380' },
  },
}

const redirect = (location: string) => (): Answer => ({ status: 302, headers: { location } })

function lookUp({ query }: Asked): Answer {
  const key = query.get('bibkeys') ?? ''
  return { body: key === foxAnswer.bib_key ? { [key]: foxAnswer } : {} }
}

/** The large cover is redirected, first to the archive and then to one of its machines. */
export function openLibraryPlaces(cover: Buffer): Record<string, Place> {
  return {
    'openlibrary.org/api/books': lookUp,
    'covers.openlibrary.org/b/id/8739161-L.jpg': redirect(
      'https://archive.org/download/l_covers_0008/0008739161-L.jpg',
    ),
    'archive.org/download/l_covers_0008/0008739161-L.jpg': redirect(
      'https://ia800100.us.archive.org/0008739161-L.jpg',
    ),
    'ia800100.us.archive.org/0008739161-L.jpg': () => ({
      headers: { 'content-type': 'image/jpeg' },
      body: cover,
    }),
  }
}
