import { useState } from 'react'

export interface Question<Row> {
  row: Row | undefined
  open: boolean
  onClose: () => void
}

/** The dialogs about one row of a list. A closing dialog keeps the row, so that its text stays. */
export function useQuestion<Row, Type extends string>() {
  const [asked, setAsked] = useState<{ type: Type; row: Row; isOpen: boolean }>()
  return {
    ask: (type: Type, row: Row) => setAsked({ type, row, isOpen: true }),
    about: (type: Type): Question<Row> => ({
      row: asked?.type === type ? asked.row : undefined,
      open: asked?.type === type && asked.isOpen,
      onClose: () => setAsked((before) => before && { ...before, isOpen: false }),
    }),
  }
}
