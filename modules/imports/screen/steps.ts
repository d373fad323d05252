import { useNavigate } from '@tanstack/react-router'
import type { ImportRun, ImportState } from '../runs/import-run.ts'

export const steps = ['upload', 'match', 'review', 'done'] as const
type Step = (typeof steps)[number]

const stepOfState: Record<ImportState, Exclude<Step, 'upload'>> = {
  uploaded: 'match',
  checking: 'review',
  checked: 'review',
  importing: 'done',
  done: 'done',
  undoing: 'done',
  undone: 'done',
  cancelled: 'done',
  failed: 'done',
}

const rematched: readonly ImportState[] = ['uploaded', 'checked', 'cancelled', 'failed']

/** The address may go back to the columns as long as nothing is imported. */
export function stepOf({ state, failure }: ImportRun, asked: string | undefined) {
  if (asked === 'match' && rematched.includes(state)) return 'match'
  return state === 'failed' && failure?.during === 'checking' ? 'review' : stepOfState[state]
}

/** Moves to another import or step; without either, to the upload. */
export function useImportAddress() {
  const navigate = useNavigate()
  return (search: { import?: string; step?: 'match' }) => void navigate({ to: '.', search })
}
