import { allowing } from '#server/api/procedure.ts'
import {
  activateOrganization,
  deactivateOrganization,
  getActiveOrganization,
} from './active/active-organization.server.ts'
import { listOrganizationActivity } from './activity/list-organization-activity.server.ts'
import {
  organizationActivityPageSchema,
  organizationActivityQuerySchema,
} from './activity/organization-activity.server.ts'
import { createOrganization } from './create-organization.server.ts'
import { deleteOrganization } from './delete-organization.server.ts'
import { getOrganization, getOrganizationBySlug } from './get-organization.server.ts'
import { listOwnOrganizations } from './list/list-own-organizations.server.ts'
import {
  organizationQuerySchema,
  ownOrganizationPageSchema,
} from './list/organization-list.server.ts'
import { leaveOrganization } from './members/leave/leave-organization.server.ts'
import {
  organizationChangeSchema,
  organizationDraftSchema,
  organizationIdSchema,
  organizationSlugSchema,
  ownOrganizationSchema,
} from './organization.ts'
import { described } from './refusals.server.ts'
import { updateOrganization } from './update-organization.server.ts'

const unknown = described('ORGANIZATION_NOT_FOUND')
const stale = {
  CONFLICT: { status: 409, message: 'Changed meanwhile; `current` is what it is now' },
}
const old = { SESSION_EXPIRED: { status: 403, message: 'This wants a recent sign-in' } }
const themselves = { IMPERSONATING: { status: 403, message: 'Not while acting as somebody else' } }

/** Everybody may have organizations; what they may do in one, their role there decides. */
const inApp = { apps: ['app'] } as const

export const organizationsApi = {
  list: allowing(inApp)
    .route({
      method: 'GET',
      path: '/organizations',
      summary: 'A page of the organizations that the caller belongs to',
    })
    .input(organizationQuerySchema)
    .output(ownOrganizationPageSchema)
    .handler(({ context, input }) => listOwnOrganizations(context, input)),

  create: allowing(inApp)
    .errors(
      described(
        'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS',
        'ORGANIZATION_ALREADY_EXISTS',
        'ORGANIZATION_SLUG_ALREADY_TAKEN',
      ),
    )
    .route({
      method: 'POST',
      path: '/organizations',
      successStatus: 201,
      summary: 'A new organization, which the caller owns',
    })
    .input(organizationDraftSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => createOrganization(context, input)),

  active: allowing(inApp)
    .errors(described('NO_ACTIVE_ORGANIZATION'))
    .route({
      method: 'GET',
      path: '/organizations/active',
      summary: 'Where this session is at work',
    })
    .output(ownOrganizationSchema)
    .handler(({ context }) => getActiveOrganization(context)),

  deactivate: allowing(inApp)
    .route({
      method: 'DELETE',
      path: '/organizations/active',
      successStatus: 204,
      summary: 'This session is at work nowhere',
    })
    .handler(({ context }) => deactivateOrganization(context)),

  get: allowing(inApp)
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/organizations/{id}',
      summary: 'An organization that the caller belongs to',
    })
    .input(organizationIdSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => getOrganization(context, input.id)),

  getBySlug: allowing(inApp)
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/organizations/by-slug/{slug}',
      summary: 'The same, by what addresses call it',
    })
    .input(organizationSlugSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => getOrganizationBySlug(context, input.slug)),

  update: allowing(inApp)
    .errors({
      ...unknown,
      ...stale,
      ...described(
        'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
        'ORGANIZATION_SLUG_ALREADY_TAKEN',
      ),
    })
    .route({
      method: 'PATCH',
      path: '/organizations/{id}',
      summary: 'Changes what is sent of an organization',
    })
    .input(organizationChangeSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => updateOrganization(context, input)),

  delete: allowing(inApp)
    .errors({
      ...unknown,
      ...old,
      ...themselves,
      ...described('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION'),
    })
    .route({
      method: 'DELETE',
      path: '/organizations/{id}',
      successStatus: 204,
      summary: 'For good, with its teams and invitations',
    })
    .input(organizationIdSchema)
    .handler(({ context, input }) => deleteOrganization(context, input.id)),

  leave: allowing(inApp)
    .errors({
      ...unknown,
      ...themselves,
      ...described('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER'),
    })
    .route({
      method: 'POST',
      path: '/organizations/{id}/leave',
      successStatus: 204,
      summary: 'The caller belongs to it no more',
    })
    .input(organizationIdSchema)
    .handler(({ context, input }) => leaveOrganization(context, input.id)),

  listActivity: allowing(inApp)
    .errors({ ...unknown, ...described('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION') })
    .route({
      method: 'GET',
      path: '/organizations/{id}/activity',
      summary: 'A page of what was done in an organization, the newest first',
    })
    .input(organizationActivityQuerySchema)
    .output(organizationActivityPageSchema)
    .handler(({ context, input }) => listOrganizationActivity(context, input)),

  activate: allowing(inApp)
    .errors(unknown)
    .route({
      method: 'POST',
      path: '/organizations/{id}/activate',
      summary: 'This session is at work there',
    })
    .input(organizationIdSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => activateOrganization(context, input.id)),
}
