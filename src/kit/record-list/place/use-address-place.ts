import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type RegisteredRouter, useNavigate, useRouter } from '@tanstack/react-router'
import { sameVisit } from '#layouts/navigation/visit.ts'
import type { ListOptions } from './renew-about.ts'
import { useRenewal } from './use-renewal.ts'

export function useAddressPlace<Row, Key extends QueryKey>(
  cursor: string,
  list: ListOptions<Row, Key>,
) {
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const renew = useRenewal(list)

  async function begin() {
    await navigate({ to: '.', search: at('') })
    await queryClient.resetQueries({ queryKey: list.queryKey, exact: true })
  }

  return {
    onPlace: (next: string) => {
      if (isLeaving(router)) return
      renew(next)
      if (next === cursor) return
      const search = at(next)
      void navigate({ to: '.', search, state: sameVisit, replace: true, resetScroll: false })
    },
    onShowStart: () => void begin(),
  }
}

const at = (cursor: string) => (before: object) => ({ ...before, cursor })

const isLeaving = ({ state, latestLocation }: RegisteredRouter) =>
  state.resolvedLocation?.pathname !== latestLocation.pathname
