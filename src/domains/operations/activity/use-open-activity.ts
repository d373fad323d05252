import { useNavigate, useRouter } from '@tanstack/react-router'

export function useOpenActivity() {
  const router = useRouter()
  const navigate = useNavigate()
  const to = '/manager/activity'

  return {
    open: ({ id }: { id: string }) =>
      void navigate({
        to,
        search: (before) => ({ ...before, open: id }),
        state: { openedHere: true },
        resetScroll: false,
      }),

    close: () => {
      if (router.latestLocation.state.openedHere) return router.history.back()
      void navigate({ to, search: closed, replace: true, resetScroll: false })
    },
  }
}

const closed = (before: object) => ({ ...before, open: '' })
