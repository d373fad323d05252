import { useLocation, useNavigate } from '@tanstack/react-router'
import type { AccountSection } from '#kit/parts/index.ts'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'

const hashSteps = ['change-email', 'picture', 'delete-account'] as const
export type AccountStep = 'change-name' | (typeof hashSteps)[number]

type SectionStep = NonNullable<AccountSection['step']>
type Sections = readonly Pick<AccountSection, 'step'>[]

export interface AccountAddress {
  area: 'app' | 'manager'
  state: '' | 'change-name'
  newEmail: string
}

export function useAccountStep({ area, state, newEmail }: AccountAddress, sections: Sections) {
  const stepBack = useStepBack()
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const to = `/${area}/account` as const

  return {
    step: stepOf({ state, newEmail }, hash, sections),

    open: (step: AccountStep | SectionStep) =>
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
  sections: Sections,
): AccountStep | SectionStep | undefined {
  if (state === 'change-name') return state
  if (newEmail) return 'change-email'
  const section = sections.find(({ step }) => step === `#${hash}`)
  return section?.step ?? hashSteps.find((step) => step === hash)
}

/** Only the name has a search parameter (specification 2); the other steps use the hash. */
function addressOf(step?: AccountStep | SectionStep) {
  return step === 'change-name'
    ? { search: { state: step, newEmail: '' }, hash: '' }
    : { search: { state: '' as const, newEmail: '' }, hash: step?.replace('#', '') ?? '' }
}
