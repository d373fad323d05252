import { z } from 'zod/mini'
import { allowing } from '#server/api/procedure.ts'
import { personNameSchema } from '#server/auth/people/person-name.ts'
import { readAccountData } from './account-data.server.ts'

const accountSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
  role: z.string(),
  /** They have said what they are called. */
  onboarded: z.boolean(),
})

export const accountApi = {
  get: allowing({ account: ['update'] })
    .route({ method: 'GET', path: '/account', summary: 'Who calls' })
    .output(accountSchema)
    .handler(({ context }) => context.caller.user),

  data: allowing({ account: ['update'] })
    .route({ method: 'GET', path: '/account/data', summary: 'All that is known about the caller' })
    .output(z.record(z.string(), z.unknown()))
    .handler(({ context }) => {
      const name = 'attachment; filename="incipit-account.json"'
      context.answerHeaders.set('content-disposition', name)
      return readAccountData(context)
    }),

  update: allowing({ account: ['update'] })
    .errors({ IMPERSONATING: { status: 403, message: 'Not while acting as somebody else' } })
    .route({ method: 'PATCH', path: '/account', summary: 'What the caller is called' })
    .input(personNameSchema)
    .output(accountSchema)
    .handler(async ({ context: { auth, request }, input }) => {
      // Without the request, which was counted as a call already.
      const { user } = await auth.api.updateUser({ headers: request.headers, body: input })
      return user
    }),
}
