import { useState } from 'react'
import { PictureField } from '#kit/pictures/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import { sampleBooks } from '../sample-books.ts'

export const group = 'fields'

export default function CoverFieldExample() {
  const [coverId, setCoverId] = useState<string | null>(null)
  const [book] = sampleBooks
  if (!book) return null
  const { title, author } = book
  const drawn = { title, author, coverId: null }
  return (
    <form className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <PictureField kind="cover" value={coverId} onChange={setCoverId}>
        {(picture, alt) => (
          <BookCover book={drawn} size="page" picture={picture} label={picture && alt} />
        )}
      </PictureField>
      <BookCover book={{ title, author, coverId }} size="shelf" label={title} />
    </form>
  )
}
