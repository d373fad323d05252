import { useRouterState } from '@tanstack/react-router'

/** Undefined if the setup call failed. Read from the route context: a query observer would add to the first load. */
export function useSetup() {
  'use no memo'
  return useRouterState({ select: ({ matches }) => matches[0]?.context.setup })
}
