import { z } from 'zod/mini'
import { accountSchema, personNameSchema, updateName } from '#domains/identity/auth/index.server.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { product } from '#rules/product.ts'
import { type AccountSections, readAccountData } from './account-data.server.ts'

const own = { account: ['update'] } as const

export const accountApi = (sections: AccountSections) => ({
  get: requirePermission(own, { account: ['read'] }, own)
    .route({
      method: 'GET',
      path: '/account',
      summary: 'Get current user',
      description: 'The signed-in user.',
    })
    .output(accountSchema)
    .handler(({ context }) => context.caller.user),

  data: requirePermission(own, { account: ['read'] })
    .meta({ whileImpersonating: 'refused' })
    .route({
      method: 'GET',
      path: '/account/data',
      summary: 'Export own data',
      description:
        'Everything that is stored about the signed-in user, as one JSON document. An API key gets the sections that its scopes read.',
    })
    .output(z.record(z.string(), z.unknown()))
    .handler(({ context }) => {
      const name = `attachment; filename="${product.id}-account.json"`
      context.answerHeaders.set('content-disposition', name)
      return readAccountData(context, sections)
    }),

  update: requirePermission(own)
    .route({
      method: 'PATCH',
      path: '/account',
      summary: 'Update own name',
      description: 'Changes the name of the signed-in user. No other field can be changed here.',
    })
    .input(personNameSchema)
    .output(accountSchema)
    .handler(({ context, input }) => updateName(context, input.name)),
})
