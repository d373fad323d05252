import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Permissions } from '#rules/permissions.ts'
import { isAllowed } from './command.ts'

const none: Permissions = {}

const usePermissions = () =>
  useRouterState({
    select: ({ matches }) => matches[0]?.context.setup?.session?.permissions ?? none,
  })

export const useAllowed = (needs: Permissions) => isAllowed({ needs }, usePermissions())

export function useAllowedOf<One extends { needs?: Permissions }>(all: readonly One[]): One[] {
  const permissions = usePermissions()
  return all.filter((one) => isAllowed(one, permissions))
}

interface AllowedProps {
  needs: Permissions
  children: ReactNode
}

export const Allowed = ({ needs, children }: AllowedProps) => useAllowed(needs) && children
