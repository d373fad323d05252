import { madeBooks } from './books.ts'

export function* bookFile(size: number, suffix = ''): Generator<string> {
  yield 'title,author,genre,isbn,publishedYear\n'
  for (const { title, author, publishedYear } of madeBooks(size)) {
    yield `${title}${suffix},${author},Genre ${publishedYear % 20},,${publishedYear}\n`
  }
}
