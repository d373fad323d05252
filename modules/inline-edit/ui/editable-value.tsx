import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface EditableValueProps {
  /** Finds the element in the page; the field that replaces the value is put into it. */
  name: string
  label: string
  /** The button takes the focus. */
  isActive: boolean
  onEdit: () => void
  onBlur: () => void
  children: ReactNode
}

/** A value with a pencil: under the mouse, with the focus and, for a finger, always. */
export function EditableValue(props: EditableValueProps) {
  const { name, label, isActive, onEdit, onBlur, children } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) button.current?.focus({ preventScroll: true })
  }, [isActive])
  return (
    <div data-fact={name} className="group/value [&:has(>fieldset)>:first-child]:hidden">
      {/* A wide chip goes below the pencil, which does not grow with the text: neither leaves the page. */}
      <div className="relative w-fit max-w-full pe-[36px] pointer-coarse:w-full pointer-coarse:pe-[48px]">
        {children}
        <button
          ref={button}
          type="button"
          aria-label={label}
          onClick={onEdit}
          onBlur={onBlur}
          className="absolute end-0 -top-0.5 grid size-[28px] cursor-pointer place-items-center rounded-md text-ink-soft opacity-0 group-hover/value:opacity-100 hover:bg-hover hover:text-ink focus:opacity-100 print:hidden pointer-coarse:-top-2.5 pointer-coarse:size-[44px] pointer-coarse:opacity-100"
        >
          <Pencil aria-hidden className="size-3.5" />
        </button>
      </div>
    </div>
  )
}
