import { createContext, use } from 'react'
import type { OwnOrganization } from '../organization.ts'

export const OrganizationContext = createContext<OwnOrganization | undefined>(undefined)

export function useOrganization(): OwnOrganization {
  const organization = use(OrganizationContext)
  if (!organization) throw new Error('Only within the frame of an organization')
  return organization
}
