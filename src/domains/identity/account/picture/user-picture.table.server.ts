import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { pictures } from '#kit/pictures/index.server.ts'
import { users } from '#platform/access/tables.ts'

/** Marks the picture as used; `users.image` has its address. */
export const userPictures = pgTable(
  'user_pictures',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    pictureId: uuid()
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
  },
  (table) => [index('user_pictures_picture').on(table.pictureId)],
)
