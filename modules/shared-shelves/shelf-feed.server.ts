import { z } from 'zod/mini'
import { mailTexts } from '#kit/mail/index.server.ts'
import {
  type AskedFeed,
  type Feed,
  feedQuery,
  type FeedSource,
} from '#modules/feeds/index.server.ts'
import { bookEntry } from '#modules/reader/index.server.ts'
import { readShelfBooks } from '#modules/shelves/index.server.ts'
import { paging } from '#platform/list/list-schema.ts'
import { findLinkedShelf } from './verbs/shelf-link.server.ts'

const querySchema = z.strictObject(paging)

/** A shelf with a public link, for everyone with its token; without covers, like its page for visitors. */
export const shelfFeed: FeedSource = {
  name: 'shelves',
  permissions: null,

  async read({ config, database, token, language, params }: AskedFeed): Promise<Feed> {
    const shelf = await findLinkedShelf({ config, database }, token)
    const newest = { shelfId: shelf.id, readerId: null, isNewestFirst: true }
    const found = await readShelfBooks(database.orm, newest, feedQuery(querySchema, params))
    const t = mailTexts(language, 'shelves')
    return {
      id: `urn:uuid:${shelf.id}`,
      title: shelf.kind ? t(`kinds.${shelf.kind}`) : shelf.name,
      subtitle: t('shared.by', { owner: shelf.owner.name }),
      page: `/shelf#${token}`,
      changedAt: shelf.updatedAt,
      entries: found.items.map(({ book, addedAt }) => ({
        ...bookEntry(book),
        publishedAt: addedAt,
        updatedAt: new Date(Math.max(+addedAt, +book.updatedAt)),
      })),
      total: found.total,
      nextCursor: found.nextCursor,
    }
  },
}
