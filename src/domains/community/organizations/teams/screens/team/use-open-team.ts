import { useNavigate } from '@tanstack/react-router'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'

/** The open team is in the URL, so the back button closes it. */
export function useOpenTeam() {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const look = (open: string, replace: boolean) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, open }),
      ...(replace ? { replace } : { state: openedHere }),
      resetScroll: false,
    })
  return {
    open: ({ id }: { id: string }) => look(id, false),
    close: () => stepBack(() => look('', true)),
  }
}
