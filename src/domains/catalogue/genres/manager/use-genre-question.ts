import { useState } from 'react'
import type { ListedGenre } from '../list/genre-list.queries.ts'

export type GenreQuestion = 'edit' | 'merge' | 'empty'

/** Keeps the genre after closing, so that the dialog shows its name during the exit animation. */
export function useGenreQuestion() {
  const [asked, setAsked] = useState<{ type: GenreQuestion; genre: ListedGenre; isOpen: boolean }>()
  return {
    ask: (type: GenreQuestion, genre: ListedGenre) => setAsked({ type, genre, isOpen: true }),
    about: (type: GenreQuestion) => ({
      genre: asked?.type === type ? asked.genre : undefined,
      open: asked?.type === type && asked.isOpen,
      onClose: () => setAsked((before) => before && { ...before, isOpen: false }),
    }),
  }
}

export type GenreDialogProps = ReturnType<ReturnType<typeof useGenreQuestion>['about']>
