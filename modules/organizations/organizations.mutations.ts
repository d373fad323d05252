import type { QueryClient } from '@tanstack/react-query'
import { mutationOf } from '#kit/api/index.ts'
import type { OwnOrganization } from './organization.ts'
import { organizationQuery, organizationsChanged } from './organizations.queries.ts'

/** The saved organization goes into the cache under its slug, which may be new. */
export function organizationSaved(client: QueryClient, saved: OwnOrganization) {
  client.setQueryData(organizationQuery(saved.slug).queryKey, saved)
  // On a refusal the form shows the error; refetching the frame could unmount the form.
  void organizationsChanged(client)
}

export const createOrganizationMutation = mutationOf('organizations.create', {
  onSuccess: (saved, _input, _before, { client }) => organizationSaved(client, saved),
})
export const leaveOrganizationMutation = mutationOf('organizations.leave')
