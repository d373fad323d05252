import { inviteTo } from '#domains/identity/login/index.server.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { withConstraints } from '#platform/database/constraints/with-constraints.ts'
import { defaultRole } from '#rules/roles.ts'
import { userColumns } from '../user-columns.server.ts'
import { userConstraints } from '../user-errors.server.ts'
import type { UserDraft } from '../user-input.server.ts'
import type { User } from '../user.ts'
import { requireGrantable } from './require-grantable.server.ts'

export async function createUser(context: VerbContext, draft: UserDraft): Promise<User> {
  const { config, mail, caller, acting } = context
  const { invite = false, language = DEFAULT_LANGUAGE, ...written } = draft
  if (written.role !== undefined && written.role !== defaultRole) {
    requireSure(caller, config.limits)
    requireGrantable(context, written.role)
  }
  const message = invite ? await inviteTo(language, config.baseUrl) : undefined
  const made = await withConstraints(userConstraints, () =>
    acting.orm.transaction(async (transaction) => {
      const [user] = await transaction.insert(users).values(written).returning(userColumns)
      if (!user) throw new Error('A user that was written is there')
      const { name, email, role } = user
      const act = { action: 'user.create', target: userTarget(user) } as const
      await record(transaction, acting.by, { ...act, after: { name, email, role, invite } })
      await message?.send(mail, transaction, user)
      return user
    }),
  )
  mail.wake()
  return made
}
