import { actorOf, anonymous } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { Database } from '#platform/database/database.ts'

type Person = { id: string; email: string }

export const recordStop = (
  transaction: Pick<Database['orm'], 'insert'>,
  user: Person,
  admin: Person | undefined,
) =>
  record(transaction, admin ? actorOf(admin) : anonymous, {
    action: 'impersonation.stop',
    target: userTarget(user),
  })
