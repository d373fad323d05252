import { use } from 'react'
import { OwnRating } from '../../reading/screens/own-rating.tsx'
import { Marks } from './marks-context.ts'

export function ShelfBadge({ book: { id } }: { book: { id: string } }) {
  const rating = use(Marks)?.ratings.get(id)
  return rating === undefined ? null : <OwnRating rating={rating} className="cover-badge" />
}
