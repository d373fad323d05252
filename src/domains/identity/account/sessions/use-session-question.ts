import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Question } from '#domains/identity/session-list/index.ts'
import { openedHere, useStepBack } from '#layouts/navigation/step.ts'

/** Behind the # of the page's address: all other sessions, or one by its id. */
const prefix = 'end-session-'

/** The question before sessions are ended, which the address keeps while one signs in again. */
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
