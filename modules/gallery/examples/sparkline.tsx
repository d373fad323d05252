import { Sparkline } from '#ui/data/sparkline.tsx'
import { sampleBooks } from '../sample-books.ts'

export const group = 'data'

export default function SparklineExample() {
  return (
    <div className="w-44">
      <Sparkline values={sampleBooks.map(({ copies }) => copies)} />
    </div>
  )
}
