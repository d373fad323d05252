import { Cover } from '#modules/covers/index.ts'
import { sampleBooks } from '../sample-books.ts'

export const group = 'data'

export default function CoverExample() {
  return (
    <div className="grid grid-cols-3 gap-4 sm:grid-cols-5">
      {sampleBooks.map(({ id, title, author }) => (
        <Cover key={id} title={title} author={author} label={title} />
      ))}
    </div>
  )
}
