import { useRouterState } from '@tanstack/react-router'

/**
 * What the first call told: language, theme, session, public configuration. Nothing while that call has failed. The
 * root route has put it into its context; read from there, it costs the first load no observer of queries.
 */
export function useSetup() {
  'use no memo'
  return useRouterState({ select: ({ matches }) => matches[0]?.context.setup })
}
