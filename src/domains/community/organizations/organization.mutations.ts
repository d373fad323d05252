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

/** For good; what is gone is looked for nowhere any more once its pages have been left. */
export const deleteOrganizationMutation = mutationOptions({
  mutationFn: async (id: string) => (await api()).organizations.delete({ id }),
})

export const leaveOrganizationMutation = mutationOptions({
  mutationFn: async (id: string) => (await api()).organizations.leave({ id }),
})

/** What was saved is seen at once in its frame, at the address that it has by now. */
function saving<Input>(queryClient: QueryClient, call: (input: Input) => Promise<OwnOrganization>) {
  return mutationOptions({
    mutationFn: call,
    onSuccess: (saved) => {
      queryClient.setQueryData(organizationQuery(saved.slug).queryKey, saved)
      queryClient.setQueryData(editedOrganizationQuery(saved.slug).queryKey, saved)
      // What is refused is said in the form: the frame, which might take it away, is left alone then.
      void organizationsChanged(queryClient)
    },
  })
}
