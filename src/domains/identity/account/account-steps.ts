import { useLocation, useNavigate } from '@tanstack/react-router'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'

const hashSteps = ['change-email', 'picture', 'notifications', 'delete-account'] as const
export type AccountStep = 'change-name' | (typeof hashSteps)[number]

export interface AccountAddress {
  area: 'app' | 'manager'
  state: '' | 'change-name'
  newEmail: string
}

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

    /** The new email is in the URL, so a reload or a new sign-in returns to this step. */
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
  return newEmail ? 'change-email' : hashSteps.find((step) => step === hash)
}

/** Only the name has a search parameter (specification 2); the other steps use the hash. */
function addressOf(step?: AccountStep) {
  return step === 'change-name'
    ? { search: { state: step, newEmail: '' }, hash: '' }
    : { search: { state: '' as const, newEmail: '' }, hash: step ?? '' }
}
