import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A step that was opened on the page itself: the way out of it is the way back. */
    openedHere?: true
  }
}

export const openedHere = { openedHere: true } as const

/** The way out of a step: back, or as told where an address led straight into it. */
export function useStepBack() {
  const router = useRouter()
  return (leave: () => void) => {
    if (router.latestLocation.state.openedHere) router.history.back()
    else leave()
  }
}

/** The step of a page that its address names behind the #, and the ways into and out of it. */
export function useStep<Step extends string>(steps: readonly Step[]) {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const hash = useLocation({ select: (location) => location.hash })
  const here = { to: '.', search: true, resetScroll: false } as const
  return {
    step: steps.find((step) => step === hash),
    open: (step: Step) => void navigate({ ...here, hash: step, state: openedHere }),
    close: () => stepBack(() => void navigate({ ...here, hash: '', replace: true })),
  }
}
