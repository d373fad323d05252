import { useState } from 'react'
import { CoverField } from '#kit/pictures/index.ts'
import { BookCover, Cover } from '#modules/covers/index.ts'
import { sampleBooks } from '../sample-books.ts'

export const group = 'fields'

export default function CoverFieldExample() {
  const [coverId, setCoverId] = useState<string | null>(null)
  const [book] = sampleBooks
  if (!book) return null
  const { title, author } = book
  return (
    <form className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <CoverField
        value={coverId}
        onChange={setCoverId}
        fallback={<Cover title={title} author={author} />}
      />
      <BookCover book={{ title, author, coverId }} size="shelf" label={title} />
    </form>
  )
}
