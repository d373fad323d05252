import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Question } from '#domains/identity/session-list/index.ts'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'

const prefix = 'end-session-'

/** The question is in the URL, so it survives a new sign-in. */
export function useSessionQuestion(): Question {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  const hash = useLocation({ select: (location) => location.hash })
  const here = { to: '.', search: true, resetScroll: false } as const
  return {
    asked: hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined,
    ask: (about) => void navigate({ ...here, hash: prefix + about, state: openedHere }),
    close: () => stepBack(() => void navigate({ ...here, hash: '', replace: true })),
  }
}
