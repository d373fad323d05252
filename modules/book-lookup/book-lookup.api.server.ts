import { errorMap } from '#platform/api/error-map.ts'
import { byAnyKey } from '#platform/api/procedure.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { foundBookSchema, lookupSchema } from './found-book.server.ts'
import { lookUpBook } from './look-up-book.server.ts'
import { lookupErrors } from './lookup-errors.server.ts'

nameSchemas({ FoundBook: foundBookSchema })

export const bookLookupApi = {
  lookUp: byAnyKey({ book: ['create'] })
    .errors(errorMap(lookupErrors.isOff(), lookupErrors.isbnUnknown(), lookupErrors.providerAway()))
    .route({
      method: 'POST',
      path: '/books/lookup',
      summary: 'Look up a book by its ISBN',
      description:
        'Asks the service that `METADATA_PROVIDER` names, and takes its picture as an upload. Nothing is added to the library.',
    })
    .input(lookupSchema)
    .output(foundBookSchema)
    .handler(({ context, input }) =>
      lookUpBook(context, { userId: context.caller.user.id, isbn: input.isbn }),
    ),
}
