import { type ComponentProps, useRef } from 'react'
import { Button } from '../actions/button.tsx'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** As the `accept` of an input: what the browser offers, not what it sends. */
  accept: string
  onChoose: (file: File) => void
}

/** Asks for a file in the way of the browser, and looks and acts as any button. */
export function FileButton({ accept, onChoose, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()} />
    </>
  )
}
