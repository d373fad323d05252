import { useLocation, useNavigate } from '@tanstack/react-router'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'

export type AccountStep = 'change-name' | 'change-email' | 'delete-account'

export interface AccountAddress {
  area: 'app' | 'manager'
  state: '' | 'change-name'
  newEmail: string
}

/** The step that the page's address names, and the ways into and out of it; the back button closes it. */
export function useAccountStep({ area, state, newEmail }: AccountAddress) {
  const stepBack = useStepBack()
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const to = `/${area}/account` as const

  return {
    step: stepOf({ state, newEmail }, hash),

    open: (step: AccountStep) =>
      navigate({ to, ...addressOf(step), state: openedHere, resetScroll: false }),

    close: () =>
      stepBack(() => void navigate({ to, ...addressOf(), replace: true, resetScroll: false })),

    /** The new address stands in the page's own: a reload, or signing in again, leads back to it. */
    proposeEmail: (proposed: string) =>
      navigate({
        to,
        search: { state: '', newEmail: proposed },
        state: (before) => before,
        replace: true,
        resetScroll: false,
      }),
  }
}

export function stepOf(
  { state, newEmail }: Pick<AccountAddress, 'state' | 'newEmail'>,
  hash: string,
): AccountStep | undefined {
  if (state === 'change-name') return state
  if (newEmail || hash === 'change-email') return 'change-email'
  return hash === 'delete-account' ? hash : undefined
}

/** The name has a search parameter of its own (specification 2); the other steps stand behind the #. */
function addressOf(step?: AccountStep) {
  return step === 'change-name'
    ? { search: { state: step, newEmail: '' }, hash: '' }
    : { search: { state: '' as const, newEmail: '' }, hash: step ?? '' }
}
