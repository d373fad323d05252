import { inArray } from 'drizzle-orm'
import { z } from 'zod/mini'
import { mailTexts } from '#kit/mail/index.server.ts'
import { pictureAddress, pictureType } from '#kit/pictures/index.server.ts'
import { books, listBooks } from '#modules/catalogue/books/index.server.ts'
import {
  type AskedFeed,
  type Feed,
  feedQuery,
  type FeedSource,
} from '#modules/feeds/index.server.ts'
import { listGenres, nameIn } from '#modules/genres/index.server.ts'
import { idSchema } from '#platform/api/id.ts'
import type { Database } from '#platform/database/database.ts'
import { paging, searchTermSchema } from '#platform/list/list-schema.ts'
import { product } from '#rules/product.ts'
import { bookEntry } from './book-entry.server.ts'

const page = '/app/books'

/** OPDS clients put what they search for into `query`. */
const querySchema = z.strictObject({
  query: z.optional(searchTermSchema),
  genreId: z.optional(idSchema),
  ...paging,
})

/** The library, newest first; for those who may read its pages. */
export const booksFeed: FeedSource = {
  name: 'books',
  permissions: { book: ['read'], genre: ['read'] },

  async read({ config, database, language, params }: AskedFeed): Promise<Feed> {
    const { query, genreId, ...paged } = feedQuery(querySchema, params)
    const searchTerm = query?.trim() || undefined
    const sort = searchTerm ? undefined : '-createdAt'
    const found = await listBooks({ acting: database }, { searchTerm, genreId, sort, ...paged })
    const named = await listGenres(database)
    const genres = new Map(named.map((genre) => [genre.id, nameIn(genre, language)]))
    const descriptions = await descriptionsOf(
      database,
      found.items.map(({ id }) => id),
    )
    const t = mailTexts(language, 'books')
    const chosen = genreId && genres.get(genreId)
    return {
      id: new URL('/api/feeds/books', config.baseUrl).href,
      title: [product.name, searchTerm ?? chosen ?? t('reader.orders.-createdAt')].join(': '),
      page,
      entries: found.items.map((book) => ({
        ...bookEntry(book),
        summary: descriptions.get(book.id) ?? null,
        subject: genres.get(book.genreId),
        images: book.coverId === null ? [] : coverImages(book.coverId),
      })),
      total: found.total,
      nextCursor: found.nextCursor,
      search: 'query',
      facets: [
        {
          title: t('reader.genres'),
          links: Array.from(genres, ([id, title]) => ({
            title,
            query: { genreId: id },
            isChosen: id === genreId,
          })),
        },
      ],
    }
  },
}

const coverWidths = [480, 240] as const

const coverImages = (id: string) =>
  coverWidths.map((width) => ({ address: pictureAddress(id, width), type: pictureType, width }))

async function descriptionsOf({ orm }: Pick<Database, 'orm'>, ids: string[]) {
  const rows = await orm
    .select({ id: books.id, description: books.description })
    .from(books)
    .where(inArray(books.id, ids))
  return new Map(rows.map(({ id, description }) => [id, description]))
}
