import { type OrganizationSort, organizationSorts } from '../list/organization-sorts.ts'

export type ManagedAddress = Record<'searchTerm' | 'sort' | 'cursor', string>

export interface ManagedView {
  searchTerm?: string | undefined
  sort?: OrganizationSort | undefined
}

/** The cursor is not part of the view. An unknown order counts as none. */
export const managedViewOf = ({ searchTerm, sort }: ManagedAddress): ManagedView => ({
  searchTerm: searchTerm || undefined,
  sort: organizationSorts.find((known) => known === sort),
})

export type ManagedMembersAddress = Record<'searchTerm' | 'cursor', string>
