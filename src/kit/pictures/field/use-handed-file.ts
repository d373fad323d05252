import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

export function useHandedFile(
  field: RefObject<HTMLFieldSetElement | null>,
  take: (file: File) => void,
) {
  const [isOver, setIsOver] = useState(false)

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const picture = pictureIn(event.clipboardData)
    if (!picture || !isMeantFor(field.current, event.target)) return
    event.preventDefault()
    take(picture)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  const handlers = {
    onDragOver: whenFile(() => setIsOver(true)),
    onDragLeave: whenFile(() => setIsOver(false)),
    onDrop: whenFile(({ dataTransfer }) => {
      setIsOver(false)
      const [file] = dataTransfer.files
      if (file) take(file)
    }),
  }
  return { isOver, handlers }
}

const whenFile = (act: (event: DragEvent) => void) => (event: DragEvent) => {
  if (!event.dataTransfer.types.includes('Files')) return
  event.preventDefault()
  act(event)
}

/** Clipboard data that includes text, as from a word processor, is pasted as text. */
function pictureIn(clipboard: DataTransfer | null): File | undefined {
  if (!clipboard || clipboard.types.includes('text/plain')) return undefined
  return Array.from(clipboard.files).find(({ type }) => type.startsWith('image/'))
}

/** Without a focused element, the paste event's target is the page itself. */
function isMeantFor(field: HTMLFieldSetElement | null, target: EventTarget | null): boolean {
  if (!field || !(target instanceof Node)) return false
  return target === document.body || (field.form ?? field).contains(target)
}
