import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StarRating } from '../ui/star-rating.tsx'

export const group = 'fields'

export default function StarRatingExample() {
  const { t } = useTranslation('gallery')
  const [rating, setRating] = useState<number | null>(3)
  return (
    <StarRating
      label={t('field.rating')}
      value={rating}
      onValueChange={setRating}
      nameOf={(stars) => t('field.stars', { rating: stars })}
    />
  )
}
