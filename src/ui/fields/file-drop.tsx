import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { buttonLook } from '../actions/button-look.ts'

interface FileDropProps {
  label: ReactNode
  hint?: ReactNode
  accept?: string
  onFile: (file: File) => void
}

export function FileDrop({ label, hint, accept, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function take() {
    const [file] = input.current?.files ?? []
    if (input.current) input.current.value = ''
    if (file) onFile(file)
  }

  function drag(event: DragEvent) {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }

  function drop(event: DragEvent) {
    drag(event)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <div
      role="presentation"
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
      className={`flex flex-col items-center gap-4 rounded-lg border border-dashed px-6 py-12 text-center transition-colors duration-150 ${isOver ? 'border-accent bg-hover' : 'border-line-strong bg-card'}`}
    >
      <label
        className={`${buttonLook('primary', 'md')} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
      >
        <Upload aria-hidden />
        {label}
        <input ref={input} type="file" accept={accept} className="sr-only" onChange={take} />
      </label>
      {hint && <p className="max-w-prose text-sm text-pretty text-ink-soft">{hint}</p>}
    </div>
  )
}
