import { useState } from 'react'
import { pictureSources, type ShownPicture } from '#kit/pictures/index.ts'
import { Cover } from './cover.tsx'

const widths = { row: '3rem', shelf: '12rem', page: '20rem' }

type BookCoverProps = {
  book: {
    title: string
    author: string
    coverId: string | null
    hue?: number | undefined
  }
  size: keyof typeof widths
  /** Instead of the book's. */
  picture?: ShownPicture | undefined
  label?: string | undefined
  className?: string
}

export function BookCover({ book, size, picture, label, className }: BookCoverProps) {
  const { title, author, hue, coverId } = book
  const [broken, setBroken] = useState<string>()
  const shown = picture ?? (coverId && pictureSources(coverId, `auto, ${widths[size]}`))
  if (!shown || shown.src === broken) return <Cover {...{ title, author, hue, label, className }} />
  return (
    <img
      key={shown.src}
      {...shown}
      alt={label ?? ''}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(shown.src)}
      className={`block aspect-2/3 w-full rounded-sm bg-hover object-cover shadow-raised ${className ?? ''}`}
    />
  )
}
