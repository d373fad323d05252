import { inLanguage, type Language } from '#i18n/languages.ts'
import { Cover } from '../cover.tsx'
import { drawLots } from '../design/draw-lots.ts'
import { fitText } from '../design/fit-text.ts'
import { PauseBox } from '../ui/pause-box.tsx'
import { INCIPITS } from './incipits.ts'
import { SHELF_BOOKS } from './shelf-books.ts'

type ShelfBook = (typeof SHELF_BOOKS)['en'][number]

const STATURES = [14.4, 15.4, 16.4, 17] as const

function ShelfRow({ books }: { books: readonly ShelfBook[] }) {
  return (
    <div className="shelf-row" aria-hidden>
      <div className="shelf-books">
        {books.map(([title, author]) => (
          <div key={title} style={{ width: `${drawLots(title)('stature', STATURES)}cqb` }}>
            <Cover title={title} author={author} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface LivingShelfProps {
  language: Language
  pauseLabel: string
  seed?: number
}

export function LivingShelf({ language, pauseLabel, seed = 0 }: LivingShelfProps) {
  const books = inLanguage(SHELF_BOOKS, language)
  const incipits = inLanguage(INCIPITS, language)
  const { text, title, author } = incipits[seed % incipits.length] ?? incipits[0]
  const { size, leading } = fitText(text, { width: 84, height: 25, largest: 9.5, smallest: 4 })
  const half = Math.ceil(books.length / 2)
  return (
    <>
      <ShelfRow books={books.slice(0, half)} />
      <ShelfRow books={books.slice(half)} />
      <figure className="shelf-incipit">
        <blockquote style={{ fontSize: `min(${size}cqi, ${size}cqb)`, lineHeight: leading }}>
          {text}
        </blockquote>
        <figcaption>
          <cite>{title}</cite>
          <span>{author}</span>
        </figcaption>
      </figure>
      <PauseBox label={pauseLabel} />
    </>
  )
}
