import { eq } from 'drizzle-orm'
import { nextVersion, publicUser, signInErrors } from '#domains/identity/auth/index.server.ts'
import { pictureAddress } from '#kit/pictures/index.server.ts'
import type { Session } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import type { Actor } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { userPictures } from './user-picture.table.server.ts'

interface PictureChange {
  by: Actor
  id: string
  image: string | null
  pictureId: string | null
}

/** Null removes the picture. The job that deletes unused pictures deletes the former one. */
export function changePicture(
  { acting: { orm, by }, caller }: VerbContext<'acting' | 'caller'>,
  pictureId: string | null,
): Promise<Session['user']> {
  const { id } = caller.user
  return orm.transaction(async (transaction) => {
    const [held] = await transaction.select().from(users).where(eq(users.id, id)).for('update')
    if (!held) throw signInErrors.noSession()
    const updated = await setPicture(transaction, { by, id, image: held.image, pictureId })
    return publicUser(updated ?? held)
  })
}

/** The caller holds the row of the user. Nothing is recorded if there was no picture to remove. */
export async function setPicture(
  transaction: Transaction,
  { by, id, image, pictureId }: PictureChange,
) {
  const [before] = await transaction
    .delete(userPictures)
    .where(eq(userPictures.id, id))
    .returning({ pictureId: userPictures.pictureId })
  if (pictureId === null && image === null) return undefined
  if (pictureId !== null) await transaction.insert(userPictures).values({ id, pictureId })
  const [updated] = await transaction
    .update(users)
    .set({ ...nextVersion, image: pictureId && pictureAddress(pictureId) })
    .where(eq(users.id, id))
    .returning()
  if (!updated) throw new Error('An update returns the locked row')
  await record(transaction, by, {
    action: 'user.update',
    target: userTarget(updated),
    before: { pictureId: before?.pictureId ?? null },
    after: { pictureId },
  })
  return updated
}
