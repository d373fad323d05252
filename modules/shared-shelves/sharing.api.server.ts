import { organizationErrorMap } from '#modules/organizations/index.server.ts'
import { shelfErrors, shelfNameSchema } from '#modules/shelves/index.server.ts'
import { teamErrorMap } from '#modules/teams/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission, publicProcedure } from '#platform/api/procedure.ts'
import { listSchema } from '#platform/list/list-schema.ts'
import { listSharedShelves } from './list-shared-shelves.server.ts'
import {
  linkedShelfSchema,
  linkQuerySchema,
  linkSchema,
  shareDraftSchema,
  sharedQuerySchema,
  shareIdSchema,
  shareSchema,
  shelfPageSchema,
} from './sharing.server.ts'
import { listShares, shareShelf, unshareShelf } from './verbs/share-shelf.server.ts'
import { linkShelf, openLink, unlinkShelf } from './verbs/shelf-link.server.ts'

const reads = { book: ['read'] } as const
const unknown = errorMap(shelfErrors.notFound())
const reading = requirePermission(reads, { shelf: ['read'] })
const sharing = requirePermission(reads, { shelf: ['share'] }).errors(unknown)

export const sharingApi = {
  listShared: reading
    .errors(organizationErrorMap('ORGANIZATION_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/shelves/shared',
      summary: 'List shared shelves',
      description: 'A page of other people’s shelves that are shared with the signed-in user.',
    })
    .input(sharedQuerySchema)
    .output(shelfPageSchema)
    .handler(({ context, input }) => listSharedShelves(context, input)),

  listShares: reading
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/shelves/{shelf}/shares',
      summary: 'List shares of a shelf',
      description: 'The organizations and teams that a shelf is shared with.',
    })
    .input(shelfNameSchema)
    .output(listSchema(shareSchema))
    .handler(async ({ context, input }) => ({ items: await listShares(context, input.shelf) })),

  share: sharing
    .errors(teamErrorMap('ORGANIZATION_NOT_FOUND', 'TEAM_NOT_FOUND'))
    .route({
      method: 'PUT',
      path: '/shelves/{shelf}/shares',
      summary: 'Share a shelf',
      description: 'Shares a shelf with an organization or a team, to view it or to add books too.',
    })
    .input(shareDraftSchema)
    .output(listSchema(shareSchema))
    .handler(async ({ context, input }) => ({ items: await shareShelf(context, input) })),

  unshare: sharing
    .route({
      method: 'DELETE',
      path: '/shelves/{shelf}/shares/{shareId}',
      successStatus: 204,
      summary: 'Stop sharing a shelf',
      description: 'Ends one share of a shelf.',
    })
    .input(shareIdSchema)
    .handler(({ context, input }) => unshareShelf(context, input)),

  link: sharing
    .meta({ shownOnce: ['token', 'address'] })
    .route({
      method: 'POST',
      path: '/shelves/{shelf}/link',
      summary: 'Create a public link',
      description:
        'A link to view the shelf without signing in. It replaces an earlier one and is shown only once.',
    })
    .input(shelfNameSchema)
    .output(linkSchema)
    .handler(({ context, input }) => linkShelf(context, input.shelf)),

  unlink: sharing
    .route({
      method: 'DELETE',
      path: '/shelves/{shelf}/link',
      successStatus: 204,
      summary: 'Turn off the public link',
      description: 'The link no longer opens the shelf.',
    })
    .input(shelfNameSchema)
    .handler(({ context, input }) => unlinkShelf(context, input.shelf)),

  openLink: publicProcedure
    .meta({ reads: true })
    .errors(unknown)
    .route({
      method: 'POST',
      path: '/shelf-links/open',
      summary: 'Open a public link',
      description:
        'The shelf behind a public link, with a page of its books. No session is needed.',
    })
    .input(linkQuerySchema)
    .output(linkedShelfSchema)
    .handler(({ context, input }) => openLink(context, input)),
}
