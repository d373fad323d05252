import { eq } from 'drizzle-orm'
import { nextVersion, publicUser, signInErrors } from '#domains/identity/auth/index.server.ts'
import { pictureAddress } from '#kit/pictures/index.server.ts'
import type { Session } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { userPictures } from './user-picture.table.server.ts'

/** Null removes the picture. The job that deletes unused pictures deletes the former one. */
export function changePicture(
  { acting: { orm, by }, caller }: VerbContext<'acting' | 'caller'>,
  pictureId: string | null,
): Promise<Session['user']> {
  const { id } = caller.user
  return orm.transaction(async (transaction) => {
    const [held] = await transaction.select().from(users).where(eq(users.id, id)).for('update')
    if (!held) throw signInErrors.noSession()
    const [before] = await transaction
      .delete(userPictures)
      .where(eq(userPictures.id, id))
      .returning({ pictureId: userPictures.pictureId })
    if (pictureId === null && held.image === null) return publicUser(held)
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
    return publicUser(updated)
  })
}
