import { useQuery } from '@tanstack/react-query'
import { ratingsQuery } from '../reading.queries.ts'
import { OwnRating } from './own-rating.tsx'

interface RatingBadgeProps {
  book: { id: string }
  block: readonly string[]
}

export function RatingBadge({ book: { id }, block }: RatingBadgeProps) {
  const { data } = useQuery(ratingsQuery(block))
  const rating = data?.find(({ bookId }) => bookId === id)?.rating
  return rating === undefined ? null : <OwnRating rating={rating} className="cover-badge" />
}
