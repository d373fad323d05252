import { forEditing, mutationOf } from '#kit/api/index.ts'
import { organizationQuery, organizationSaved } from '#modules/organizations/index.ts'

export const editedOrganizationQuery = (slug: string) => forEditing(organizationQuery(slug))

export const updateOrganizationMutation = mutationOf('organizations.update', {
  onSuccess: (saved, _input, _before, { client }) => {
    client.setQueryData(editedOrganizationQuery(saved.slug).queryKey, saved)
    organizationSaved(client, saved)
  },
})

/** The deletion is permanent. Queries are dropped only after the page is left, else it would refetch a deleted record. */
export const deleteOrganizationMutation = mutationOf('organizations.delete')
