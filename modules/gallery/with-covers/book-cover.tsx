import { BookCover } from '#modules/covers/index.ts'
import { sampleBooks } from '../sample-books.ts'

export const group = 'data'

export default function BookCoverExample() {
  const [book] = sampleBooks
  if (!book) return null
  const drawn = { ...book, coverId: null, hue: 335 }
  return (
    <div className="flex items-end gap-6">
      <div className="w-10">
        <BookCover book={drawn} size="row" />
      </div>
      <div className="w-28">
        <BookCover book={drawn} size="shelf" />
      </div>
      <div className="w-44">
        <BookCover book={drawn} size="page" label={book.title} />
      </div>
    </div>
  )
}
