import { shelfBookPlaceSchema, shelfErrors } from '#modules/shelves/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { moveOnShelf } from './move-on-shelf.server.ts'

export const orderApi = {
  moveBook: requirePermission({ book: ['read'] }, { shelf: ['update'] })
    .meta({ whileImpersonating: 'allowed' })
    .errors(errorMap(shelfErrors.notFound()))
    .route({
      method: 'POST',
      path: '/shelves/{shelf}/books/{bookId}/move',
      successStatus: 204,
      summary: 'Move a book on a shelf',
      description: 'Moves the book after another book, or to the start.',
    })
    .input(shelfBookPlaceSchema)
    .handler(({ context, input }) => moveOnShelf(context, input)),
}
