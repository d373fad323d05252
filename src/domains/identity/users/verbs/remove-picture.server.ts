import { setPicture } from '#domains/identity/account/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { lockUserForUpdate } from './lock-user.server.ts'

export const removePicture = (context: VerbContext, id: string): Promise<void> =>
  context.acting.orm.transaction(async (transaction) => {
    const { image } = await lockUserForUpdate(transaction, context, id)
    await setPicture(transaction, { by: context.acting.by, id, image, pictureId: null })
  })
