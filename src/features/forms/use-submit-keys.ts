import { type RefObject, useEffect } from 'react'

/** Ctrl-Enter or Cmd-Enter sends a form off from every field, where Enter alone begins a new line too. */
export function useSubmitKeys(element: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = element.current
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      form?.requestSubmit()
    }
    form?.addEventListener('keydown', press)
    return () => form?.removeEventListener('keydown', press)
  }, [element])
}
