import { useState } from 'react'
import type { ListedTeam } from '../teams.queries.ts'

export type TeamQuestion = 'rename' | 'delete'

/** Keeps the team while the dialog closes, so that its text stays. */
export function useTeamQuestion() {
  const [asked, setAsked] = useState<{ type: TeamQuestion; team: ListedTeam; isOpen: boolean }>()
  return {
    ask: (type: TeamQuestion, team: ListedTeam) => setAsked({ type, team, isOpen: true }),
    about: (type: TeamQuestion) => ({
      team: asked?.type === type ? asked.team : undefined,
      open: asked?.type === type && asked.isOpen,
      onClose: () => setAsked((before) => before && { ...before, isOpen: false }),
    }),
  }
}

export type TeamDialogProps = ReturnType<ReturnType<typeof useTeamQuestion>['about']>
