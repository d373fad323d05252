import { defineServerModule } from '#kit/features/index.server.ts'
import { bookLookupApi } from './book-lookup.api.server.ts'
import { bookLookup } from './book-lookup.ts'
import { metadataProvider } from './lookup-variable.server.ts'

export default defineServerModule({
  api: () => ({ books: bookLookupApi }),
  offers: (config) => (metadataProvider.of(config) === undefined ? [] : [bookLookup]),
})
