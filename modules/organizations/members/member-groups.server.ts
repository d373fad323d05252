import type { SQL } from 'drizzle-orm'
import type { ErrorMap } from '#platform/api/error-map.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

type Reader = Pick<Database['orm'], '$count' | 'select'>

interface NewOrganization {
  organizationId: string
  name: string
  /** Its owner. */
  memberId: string
}

/** A module that divides the members of organizations into groups exports this from its `member-groups.server.ts`. */
export interface MemberGroups {
  /** Selects the members for each field of its `member-fields.ts`. */
  filters: Record<string, (value: unknown) => SQL>
  /** The refusals of `requireGroup`. */
  errors: () => ErrorMap
  /** Refuses a filter by a group of another organization. */
  requireGroup: (
    orm: Reader,
    organizationId: string,
    filter: Record<string, unknown>,
  ) => Promise<void>
  /** Makes the groups that an organization begins with. */
  begin: (transaction: Transaction, organization: NewOrganization) => Promise<void>
  /** The groups of a user, as each of their memberships shows them. */
  ofUser: (orm: Reader, userId: string) => Promise<(organizationId: string) => object>
  /** Numbers that managers of the installation see of an organization. */
  counts: Record<string, (orm: Reader, organizationId: string) => Promise<number>>
}

const found = import.meta.glob<MemberGroups>('../../*/member-groups.server.ts', {
  import: 'default',
  eager: true,
})

export const [memberGroups] = Object.values(found)
