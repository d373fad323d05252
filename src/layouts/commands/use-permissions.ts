import { useRouterState } from '@tanstack/react-router'
import type { Permissions } from '#platform/access/permissions.ts'

const none: Permissions = {}

/** What the signed-in user may do. */
export const usePermissions = () =>
  useRouterState({
    select: ({ matches }) => matches[0]?.context.setup?.session?.permissions ?? none,
  })
