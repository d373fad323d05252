import { lazy } from 'react'

export const ScopeChoice = lazy(async () => ({
  default: (await import('./scope-choice.tsx')).ScopeChoice,
}))
