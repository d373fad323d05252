import { z } from 'zod/mini'
import {
  accountSchema,
  ownSections,
  personNameSchema,
  updateName,
} from '#domains/identity/auth/index.server.ts'
import { pictureUpload, takeOwnPicture } from '#kit/pictures/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import type { AccountSections, ReadSection } from '#platform/context/account-hooks.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { product } from '#rules/product.ts'
import { changePicture } from './picture/change-picture.server.ts'

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

  setPicture: pictureUpload(requirePermission({ account: ['update'] }), {
    path: '/account/picture/upload',
    summary: 'Set own picture',
    description:
      'The body is the picture of the signed-in user, best a square. Its type is read from its bytes: JPEG, PNG, WebP, AVIF or GIF. The number per user and hour is limited.',
  })
    .output(accountSchema)
    .handler(async ({ context }) => {
      const { id } = await takeOwnPicture(context, 'portraits')
      return changePicture(context, id)
    }),

  removePicture: requirePermission({ account: ['update'] })
    .route({
      method: 'DELETE',
      path: '/account/picture',
      summary: 'Remove own picture',
      description: 'The initials of the name take its place.',
    })
    .output(accountSchema)
    .handler(({ context }) => changePicture(context, null)),
})

async function readAccountData(
  { database: { orm }, caller }: Pick<ApiContext, 'database'> & { caller: Caller },
  sections: AccountSections,
) {
  const all: AccountSections = { ...ownSections, ...sections }
  const shown = Object.entries(all).flatMap(([name, section]): [string, ReadSection][] => {
    if (typeof section === 'function') return caller.key ? [] : [[name, section]]
    return (caller.key?.scopes.includes(section.scope) ?? true) ? [[name, section.read]] : []
  })
  const entries = shown.map(
    async ([name, read]) => [name, await read(orm, caller.user.id)] as const,
  )
  return { exportedAt: new Date(), ...Object.fromEntries(await Promise.all(entries)) }
}
