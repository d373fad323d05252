import { useRouterState } from '@tanstack/react-router'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'

const none: Permissions = {}

/** What the signed-in user may do. */
export const usePermissions = () =>
  useRouterState({
    select: ({ matches }) => matches[0]?.context.setup?.session?.permissions ?? none,
  })

/** Whether the signed-in user may do all of this; the server decides again. */
export const useAllowed = (needs: Permissions) => includesAll(usePermissions(), needs)
