import { z } from 'zod/mini'
import { organizationPermissions } from '#rules/permissions.gen.ts'
import { scopesIn } from '#rules/permissions.ts'
import { keyAddress, keyMessages, keyName } from '../key-rules.ts'

export const dayCounts = ['30', '90', '365', 'none'] as const
export type DayCount = (typeof dayCounts)[number]

export interface KeyFormValues {
  name: string
  scopes: string[]
  days: DayCount
  /** Separated by commas or spaces. */
  addresses: string
}

export const emptyKeyForm: KeyFormValues = { name: '', scopes: [], days: '90', addresses: '' }

export const keyFormSchema = z.object({
  name: keyName,
  scopes: z.array(z.string()).check(z.minLength(1, keyMessages.scopesRequired)),
  days: z.enum(dayCounts),
  addresses: z
    .string()
    .check(
      z.refine(
        (text) => addressesIn(text).every((one) => keyAddress.safeParse(one).success),
        keyMessages.addressInvalid,
      ),
    ),
})

const dayMs = 24 * 3600_000

export function draftOf({ name, scopes, days, addresses }: KeyFormValues) {
  const listed = addressesIn(addresses)
  return {
    name,
    scopes,
    expiresAt: days === 'none' ? null : new Date(Date.now() + Number(days) * dayMs),
    ...(listed.length > 0 && { addresses: listed }),
  }
}

function addressesIn(text: string) {
  return text.split(/[\s,]+/).filter((address) => address !== '')
}

const ofOrganizations = scopesIn(organizationPermissions)

/** Only owners of an organization manage keys with permissions that no user has. */
export const isForOwners = (scope: string) => ofOrganizations.includes(scope)
