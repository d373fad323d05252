import type { MutationFunctionContext } from '@tanstack/react-query'
import { mutationOf } from '#kit/api/index.ts'
import type { OwnOrganization } from './organization.ts'
import {
  editedOrganizationQuery,
  organizationQuery,
  organizationsChanged,
} from './organizations.queries.ts'

/** The saved organization goes into the cache under its slug, which may be new. */
function onSuccess(
  saved: OwnOrganization,
  _input: unknown,
  _before: unknown,
  { client }: MutationFunctionContext,
) {
  client.setQueryData(organizationQuery(saved.slug).queryKey, saved)
  client.setQueryData(editedOrganizationQuery(saved.slug).queryKey, saved)
  // On a refusal the form shows the error; refetching the frame could unmount the form.
  void organizationsChanged(client)
}

export const createOrganizationMutation = mutationOf('organizations.create', { onSuccess })
export const updateOrganizationMutation = mutationOf('organizations.update', { onSuccess })

/** Permanent. Queries are dropped only after the page is left, else it would refetch a deleted record. */
export const deleteOrganizationMutation = mutationOf('organizations.delete')
export const leaveOrganizationMutation = mutationOf('organizations.leave')
