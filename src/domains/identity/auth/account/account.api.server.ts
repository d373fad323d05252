import { z } from 'zod/mini'
import { accessErrors } from '#platform/access/access-errors.ts'
import { requireSure } from '#platform/access/caller.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { sentCodeSchema, signedInSchema, successSchema } from '../auth-schemas.server.ts'
import { forgetCodeBrowser, redeemCode, sendCode } from '../codes/code-exchange.server.ts'
import { codeField, emailField, readEmail } from '../codes/code-fields.server.ts'
import { isLastAdmin } from '../people/last-admin.server.ts'
import { noticeFacts, tellBy } from '../people/notices.server.ts'
import { personNameSchema } from '../people/person-name.server.ts'
import { publicUser } from '../sessions/current-session.server.ts'
import { leaveBrowser } from '../sessions/session-cookie.server.ts'
import { codeErrors, recentErrors, signInErrors } from '../sign-in-errors.server.ts'
import { changeEmail } from './change-email.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { updateName } from './update-name.server.ts'

export const ownAccountApi = {
  updateUser: requirePermission({ account: ['update'] })
    .errors(errorMap(accessErrors.whileImpersonating()))
    .route({
      method: 'POST',
      path: '/update-user',
      summary: 'Update own name',
      description: 'The same as `PATCH /account`.',
    })
    .input(personNameSchema)
    .output(signedInSchema)
    .handler(async ({ context, input }) => ({ user: await updateName(context, input.name) })),

  /** The answer must not reveal whether the new email has an account; its owner learns it by entering the code. */
  requestEmailChange: requirePermission({ account: ['update'] })
    .errors(errorMap(signInErrors.email(), ...recentErrors(), signInErrors.sameEmail()))
    .route({
      method: 'POST',
      path: '/email-otp/request-email-change',
      summary: 'Send a code to a new address',
      description: 'Emails a code to the new address, which confirms the change.',
    })
    .input(z.object({ newEmail: emailField }))
    .output(sentCodeSchema)
    .handler(({ context, input }) => {
      const { caller, config } = context
      requireSure(caller, config.limits)
      const email = readEmail(input.newEmail)
      if (email === caller.user.email) throw signInErrors.sameEmail()
      return sendCode(context, { purpose: 'change-email', userId: caller.user.id, email })
    }),

  changeEmail: requirePermission({ account: ['update'] })
    .errors(
      errorMap(signInErrors.email(), ...codeErrors(), ...recentErrors(), signInErrors.takenEmail()),
    )
    .route({
      method: 'POST',
      path: '/email-otp/change-email',
      summary: 'Change own email',
      description:
        'Confirms the new address with the code sent to it. Ends all other sessions; with `revokeKeys` also the API keys and connected apps of the user.',
    })
    .input(
      z.object({
        newEmail: emailField,
        otp: codeField,
        revokeKeys: z.optional(z.boolean()),
      }),
    )
    .output(signedInSchema)
    .handler(async ({ context, input }) => {
      const { caller, config, messageTemplates, mail, request } = context
      requireSure(caller, config.limits)
      const userId = caller.user.id
      const newEmail = readEmail(input.newEmail)
      await redeemCode(context, { purpose: 'change-email', userId, email: newEmail }, input.otp)
      const facts = { ...noticeFacts(config), newEmail }
      const message = await messageTemplates.emailChanged(facts, request.headers)
      const changed = await changeEmail(context, {
        userId,
        sessionId: caller.session.id,
        newEmail,
        revokeKeys: input.revokeKeys ?? false,
        tell: tellBy(mail, message),
      })
      if (changed === undefined) throw signInErrors.noSession()
      if (changed === 'taken') throw signInErrors.takenEmail()
      mail.wake()
      return { user: publicUser(changed) }
    }),

  sendDeletionCode: requirePermission({ account: ['update'] })
    .errors(errorMap(...recentErrors(), signInErrors.lastAdmin()))
    .route({
      method: 'POST',
      path: '/delete-user/send-code',
      summary: 'Send a code to delete the account',
      description: 'Emails a code to the user’s address, which confirms the deletion.',
    })
    .output(sentCodeSchema)
    .handler(async ({ context }) => {
      const { caller, config, database } = context
      requireSure(caller, config.limits)
      const { id: userId, email } = caller.user
      if (await isLastAdmin(database.orm, caller.user, config.adminUserIds)) {
        throw signInErrors.lastAdmin()
      }
      return sendCode(context, { purpose: 'delete-account', userId, email })
    }),

  deleteUser: requirePermission({ account: ['update'] })
    .errors(
      errorMap(
        ...codeErrors(),
        ...recentErrors(),
        signInErrors.lastAdmin(),
        signInErrors.onlyOwner(),
      ),
    )
    .route({
      method: 'POST',
      path: '/delete-user',
      summary: 'Delete own account',
      description: 'Deletes the account and everything in it. This can’t be undone.',
    })
    .input(z.object({ otp: codeField }))
    .output(successSchema)
    .handler(async ({ context, input }) => {
      const { caller, config, database, messageTemplates, mail, request } = context
      requireSure(caller, config.limits)
      const { id: userId, email } = caller.user
      await redeemCode(context, { purpose: 'delete-account', userId, email }, input.otp)
      const message = await messageTemplates.accountDeleted(noticeFacts(config), request.headers)
      const outcome = await deleteAccount(database, {
        userId,
        adminUserIds: config.adminUserIds,
        tell: tellBy(mail, message),
      })
      if (outcome === 'last') throw signInErrors.lastAdmin()
      if (outcome === 'owner') throw signInErrors.onlyOwner()
      if (outcome === 'unknown') throw signInErrors.noSession()
      mail.wake()
      leaveBrowser(context)
      forgetCodeBrowser(context)
      return { success: true } as const
    }),
}
