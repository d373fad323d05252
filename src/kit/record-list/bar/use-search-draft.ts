import { useEffect, useState } from 'react'

const REST_MS = 200

interface Draft {
  text: string
  sent: readonly string[]
}

/** `continues` is true if the search replaces the previous history entry. */
type Search = (text: string, continues: boolean) => void

/** Text ahead of the URL: keystrokes survive delayed updates; on other changes, such as Back, the URL wins. */
export function useSearchDraft(value: string, search: Search) {
  const [draft, setDraft] = useState<Draft>()
  const [seen, setSeen] = useState(value)

  if (value !== seen) {
    setSeen(value)
    const at = draft?.sent.indexOf(value) ?? -1
    // Texts before this one can only return by navigating back.
    setDraft(draft && at >= 0 ? { ...draft, sent: draft.sent.slice(at) } : undefined)
  }

  useEffect(() => {
    if (!draft || draft.text === (draft.sent.at(-1) ?? value)) return undefined
    const timer = setTimeout(() => {
      setDraft({ text: draft.text, sent: [...draft.sent, draft.text] })
      search(draft.text, draft.sent.length > 0)
    }, REST_MS)
    return () => clearTimeout(timer)
  })

  return {
    text: draft?.text ?? value,
    // Safari fires focus after the clear button's input event, so the update must not rely on a render in between.
    type: (text: string) => setDraft((now) => ({ text, sent: now?.sent ?? [] })),
    begin: () => setDraft((now) => (now?.text === value ? undefined : now)),
  }
}
