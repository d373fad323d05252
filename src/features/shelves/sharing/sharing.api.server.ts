import { described } from '#features/organizations/index.server.ts'
import { allowing, toAnybody } from '#server/api/procedure.ts'
import { shelfNameSchema } from '../shelf.ts'
import { listSharedShelves } from './list-shared-shelves.server.ts'
import { listShares, shareShelf, unshareShelf } from './share-shelf.server.ts'
import {
  linkedShelfSchema,
  linkQuerySchema,
  linkSchema,
  shareDraftSchema,
  sharedQuerySchema,
  shareIdSchema,
  sharesSchema,
  shelfPageSchema,
} from './sharing.server.ts'
import { linkShelf, openLink, unlinkShelf } from './shelf-link.server.ts'

const readers = { book: ['read'] } as const
const unknown = { NOT_FOUND: { status: 404, message: 'There is no such shelf' } }

export const sharingApi = {
  listShared: allowing(readers)
    .errors(described('ORGANIZATION_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/shelves/shared',
      summary: 'A page of other people’s shelves that the caller may see',
    })
    .input(sharedQuerySchema)
    .output(shelfPageSchema)
    .handler(({ context, input }) => listSharedShelves(context, input)),

  listShares: allowing(readers)
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/shelves/{shelf}/shares',
      summary: 'With whom a shelf is shared',
    })
    .input(shelfNameSchema)
    .output(sharesSchema)
    .handler(({ context, input }) => listShares(context, input.shelf)),

  share: allowing(readers)
    .errors({ ...unknown, ...described('ORGANIZATION_NOT_FOUND', 'TEAM_NOT_FOUND') })
    .route({
      method: 'PUT',
      path: '/shelves/{shelf}/shares',
      summary: 'Shares a shelf with an organization or a team, to read, or to read and add',
    })
    .input(shareDraftSchema)
    .output(sharesSchema)
    .handler(({ context, input }) => shareShelf(context, input)),

  unshare: allowing(readers)
    .errors(unknown)
    .route({
      method: 'DELETE',
      path: '/shelves/{shelf}/shares/{shareId}',
      successStatus: 204,
      summary: 'Shares it with them no more',
    })
    .input(shareIdSchema)
    .handler(({ context, input }) => unshareShelf(context, input)),

  link: allowing(readers)
    .errors(unknown)
    .route({
      method: 'POST',
      path: '/shelves/{shelf}/link',
      summary: 'A link to read a shelf by, in place of any before it; said this once',
    })
    .input(shelfNameSchema)
    .output(linkSchema)
    .handler(({ context, input }) => linkShelf(context, input.shelf)),

  unlink: allowing(readers)
    .errors(unknown)
    .route({
      method: 'DELETE',
      path: '/shelves/{shelf}/link',
      successStatus: 204,
      summary: 'Its link is worth nothing any more',
    })
    .input(shelfNameSchema)
    .handler(({ context, input }) => unlinkShelf(context, input.shelf)),

  openLink: toAnybody
    .meta({ reads: true })
    .errors(unknown)
    .route({
      method: 'POST',
      path: '/shelf-links/open',
      summary: 'The shelf behind a link, with a page of its books',
    })
    .input(linkQuerySchema)
    .output(linkedShelfSchema)
    .handler(({ context, input }) => openLink(context, input)),
}
