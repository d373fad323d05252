import type { ReactNode } from 'react'
import { Forbidden } from '../../frame/forbidden.tsx'
import { useOrganization } from '../../frame/use-organization.ts'
import { mayIn } from '../../members/organization-roles.ts'

/** A page for owners and administrators. */
export function IfMayUpdate({ children }: { children: ReactNode }) {
  const { role } = useOrganization()
  return mayIn(role, { organisation: ['update'] }) ? children : <Forbidden />
}
