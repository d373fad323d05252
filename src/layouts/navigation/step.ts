import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    openedHere?: true
  }
}

export const openedHere = { openedHere: true } as const

export function useStepBack() {
  const router = useRouter()
  return (leave: () => void) => {
    if (router.latestLocation.state.openedHere) router.history.back()
    else leave()
  }
}

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
