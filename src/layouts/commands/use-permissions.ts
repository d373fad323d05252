import { useRouterState } from '@tanstack/react-router'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'

const none: Permissions = {}

export const usePermissions = () =>
  useRouterState({
    select: ({ matches }) => matches[0]?.context.setup?.session?.permissions ?? none,
  })

export const useAllowed = (needs: Permissions) => includesAll(usePermissions(), needs)
