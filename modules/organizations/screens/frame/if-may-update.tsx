import type { ReactNode } from 'react'
import { mayIn } from '../../members/organization-roles.ts'
import { Forbidden } from './forbidden.tsx'
import { useOrganization } from './use-organization.ts'

/** A page for owners and administrators. */
export function IfMayUpdate({ children }: { children: ReactNode }) {
  const { role } = useOrganization()
  return mayIn(role, { organisation: ['update'] }) ? children : <Forbidden />
}
