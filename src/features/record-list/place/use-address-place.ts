import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type RegisteredRouter, useNavigate, useRouter } from '@tanstack/react-router'
import { sameVisit } from '#layouts/navigation/visit.ts'

/** Keeps in the address how far down a list one is, and goes back to its beginning. */
export function useAddressPlace(cursor: string, queryKey: QueryKey) {
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  async function begin() {
    await navigate({ to: '.', search: at('') })
    await queryClient.resetQueries({ queryKey, exact: true })
  }

  return {
    onPlace: (next: string) => {
      if (next === cursor || isLeaving(router)) return
      const search = at(next)
      void navigate({ to: '.', search, state: sameVisit, replace: true, resetScroll: false })
    },
    onBegin: () => void begin(),
  }
}

const at = (cursor: string) => (before: object) => ({ ...before, cursor })

const isLeaving = ({ state, latestLocation }: RegisteredRouter) =>
  state.resolvedLocation?.pathname !== latestLocation.pathname
