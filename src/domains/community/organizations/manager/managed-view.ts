import { oneOf } from '#kit/record-list/index.ts'
import { type OrganizationSort, organizationSorts } from '../list/organization-sorts.ts'

export type ManagedAddress = Record<'searchTerm' | 'sort' | 'cursor', string>

export interface ManagedView {
  searchTerm?: string | undefined
  sort?: OrganizationSort | undefined
}

/** The cursor is not part of the view. */
export const managedView = ({ searchTerm, sort }: ManagedAddress): ManagedView => ({
  searchTerm: searchTerm || undefined,
  sort: oneOf(organizationSorts, sort),
})

export type ManagedMembersAddress = Record<'searchTerm' | 'cursor', string>
