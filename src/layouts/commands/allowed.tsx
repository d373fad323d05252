import type { ReactNode } from 'react'
import type { Permissions } from '#rules/permissions.ts'
import { useAllowed } from './use-permissions.ts'

interface AllowedProps {
  needs: Permissions
  children: ReactNode
}

export const Allowed = ({ needs, children }: AllowedProps) => useAllowed(needs) && children
