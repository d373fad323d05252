import { z } from 'zod/mini'
import { nameSchema, type Organization, slugSchema } from '../../organization.ts'
import { slugOf } from '../../verbs/slug.ts'

export type OrganizationValues = Pick<Organization, 'name' | 'slug' | 'logoId'>

export const nothingYet: OrganizationValues = { name: '', slug: '', logoId: null }

export const organizationValuesSchema = z.object({
  name: nameSchema,
  slug: slugSchema,
  logoId: z.nullable(z.uuid()),
})

/** The slug follows the name until the user edits the slug. */
export function renamed({ name: before, slug }: OrganizationValues, name: string) {
  const isProposed = slug === proposedSlug(before)
  return isProposed ? { name, slug: proposedSlug(name) } : { name }
}

const proposedSlug = (name: string) => slugOf(name) ?? ''
