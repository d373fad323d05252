import { useState } from 'react'
import type { ListedGenre } from '../list/genre-list.query.ts'

/** `empty` moves the books of a genre so that it can be deleted. */
export type GenreQuestion = 'edit' | 'merge' | 'empty'

/** What is asked about which genre; a dialog that leaves still says its name. */
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
