import { useQuery } from '@tanstack/react-query'
import { setupQuery } from './setup.queries.ts'

/** What the first call told: language, theme, session, public configuration. Nothing while that call has failed. */
export function useSetup() {
  return useQuery(setupQuery).data
}
