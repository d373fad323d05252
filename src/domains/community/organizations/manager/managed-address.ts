import { type OrganizationSort, organizationSorts } from '../list/organization-sorts.ts'

/** What the address of the list says; '' is what it does not say. */
export type ManagedAddress = Record<'searchTerm' | 'sort' | 'cursor', string>

/** Which organizations, in which order: what the address says. */
export interface ManagedView {
  searchTerm?: string | undefined
  sort?: OrganizationSort | undefined
}

/** It does not matter how far down. An order that there is not counts as none. */
export const managedViewOf = ({ searchTerm, sort }: ManagedAddress): ManagedView => ({
  searchTerm: searchTerm || undefined,
  sort: organizationSorts.find((known) => known === sort),
})

/** What the address of one organization says of its members. */
export type ManagedMembersAddress = Record<'searchTerm' | 'cursor', string>
