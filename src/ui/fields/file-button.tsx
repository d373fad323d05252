import { type ComponentProps, useRef } from 'react'
import { Button } from '../actions/button.tsx'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  accept: string
  onChoose: (file: File) => void
}

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
          // The browser reports no change when the user chooses the same file again.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()} />
    </>
  )
}
