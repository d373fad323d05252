import { useEffect, useState } from 'react'

/** How long typing rests before the address follows. */
const REST_MS = 200

interface Draft {
  text: string
  /** What the address has been told of it, from where it is now. */
  told: readonly string[]
}

/** `continues` what was searched for a moment ago: both are one step of the history. */
type Search = (text: string, continues: boolean) => void

/**
 * What somebody types, ahead of the address by a moment. No keystroke gets lost while the address catches up; where it
 * goes elsewhere, as by Back, the box follows it.
 */
export function useSearchDraft(value: string, search: Search) {
  const [draft, setDraft] = useState<Draft>()
  const [seen, setSeen] = useState(value)

  if (value !== seen) {
    setSeen(value)
    const at = draft?.told.indexOf(value) ?? -1
    // What it was told before this does not come any more, unless somebody goes back to it.
    setDraft(draft && at >= 0 ? { ...draft, told: draft.told.slice(at) } : undefined)
  }

  useEffect(() => {
    if (!draft || draft.text === (draft.told.at(-1) ?? value)) return undefined
    const timer = setTimeout(() => {
      setDraft({ text: draft.text, told: [...draft.told, draft.text] })
      search(draft.text, draft.told.length > 0)
    }, REST_MS)
    return () => clearTimeout(timer)
  })

  return {
    text: draft?.text ?? value,
    // Safari gives the box the focus only after it was cleared by its button: before it is drawn anew.
    type: (text: string) => setDraft((now) => ({ text, told: now?.told ?? [] })),
    /** What is typed from now on is a search of its own. */
    begin: () => setDraft((now) => (now?.text === value ? undefined : now)),
  }
}
