import { call } from '#kit/api/index.ts'
import type { PlacingParts } from '#modules/shelves/index.ts'
import { readingQuery, readingYearsQuery } from './reading.queries.ts'

export { OwnRating as BookRating } from './screens/own-rating.tsx'

export const removeDate: PlacingParts['removeDate'] = (bookId, name) =>
  call('reading.update', { bookId, [name]: null })

export const onPlaced: PlacingParts['onPlaced'] = async (queryClient, bookId) => {
  await queryClient.invalidateQueries({ queryKey: readingQuery(bookId).queryKey })
  await queryClient.invalidateQueries({ queryKey: readingYearsQuery.queryKey })
}
