import { pictureSources } from '#kit/pictures/index.ts'
import { CoverImage } from './cover-image.tsx'
import { Cover } from './cover.tsx'

/** How wide it usually is there. */
const widths = { row: '3rem', shelf: '12rem', page: '20rem' }

type BookCoverProps = {
  book: {
    title: string
    author: string
    coverId: string | null
    /** Of its genre. */
    hue?: number | undefined
  }
  size: keyof typeof widths
  /** What the picture is, for those who hear the page; without it the cover is decoration. */
  label?: string
  className?: string
}

/** The picture of a book's cover, or one from our own workshop. It fills the width it is given, at 2:3 from the start. */
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
