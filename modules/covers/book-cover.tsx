import { CoverImage, pictureSources } from '#kit/pictures/index.ts'
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
  label?: string
  className?: string
}

export function BookCover({ book, size, label, className }: BookCoverProps) {
  const { title, author, hue, coverId } = book
  const drawn = <Cover {...{ title, author, hue, label, className }} />
  if (coverId === null) return drawn
  return (
    <CoverImage
      {...pictureSources(coverId, `auto, ${widths[size]}`)}
      alt={label ?? ''}
      loading="lazy"
      className={className}
      fallback={drawn}
    />
  )
}
