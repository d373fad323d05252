import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import type { OrganizationChange, OrganizationDraft, OwnOrganization } from './organization.ts'
import {
  editedOrganizationQuery,
  organizationQuery,
  organizationsChanged,
} from './organizations.queries.ts'

export const createOrganizationMutation = (queryClient: QueryClient) =>
  saving(queryClient, async (draft: OrganizationDraft) => (await api()).organizations.create(draft))

export const updateOrganizationMutation = (queryClient: QueryClient) =>
  saving(queryClient, async (change: OrganizationChange) =>
    (await api()).organizations.update(change),
  )

/** Permanent. Queries are dropped only after the page is left, else it would refetch a deleted record. */
export const deleteOrganizationMutation = mutationOptions({
  mutationFn: async (id: string) => (await api()).organizations.delete({ id }),
})

export const leaveOrganizationMutation = mutationOptions({
  mutationFn: async (id: string) => (await api()).organizations.leave({ id }),
})

/** The saved organization goes into the cache under its slug, which may be new. */
function saving<Input>(queryClient: QueryClient, call: (input: Input) => Promise<OwnOrganization>) {
  return mutationOptions({
    mutationFn: call,
    onSuccess: (saved) => {
      queryClient.setQueryData(organizationQuery(saved.slug).queryKey, saved)
      queryClient.setQueryData(editedOrganizationQuery(saved.slug).queryKey, saved)
      // On a refusal the form shows the error; refetching the frame could unmount the form.
      void organizationsChanged(queryClient)
    },
  })
}
