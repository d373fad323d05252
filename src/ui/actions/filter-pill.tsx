import { ChevronDown, X } from 'lucide-react'
import type { ReactNode } from 'react'

interface FilterPillProps {
  /** Finds the button, to open something below it or to move the focus there. */
  name: string
  label: string
  /** Without one, the pill only offers the filter. */
  value?: ReactNode
  expanded: boolean
  onOpen: () => void
  onNear: () => void
  onRemove: () => void
  removeLabel: string
}

/** A filter of a list: the button opens its editor, the cross removes it. */
export function FilterPill(props: FilterPillProps) {
  const { label, value, expanded } = props
  const hasValue = value !== undefined
  const look = hasValue
    ? 'border-accent bg-accent-tint text-accent-ink'
    : 'border-line-strong bg-card text-ink hover:bg-hover'
  return (
    <div
      className={`flex h-9 max-w-full min-w-0 items-center rounded-full border text-sm transition-colors duration-150 pointer-coarse:h-11.5 ${look}`}
    >
      <button
        type="button"
        data-filter={props.name}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={props.onOpen}
        onPointerEnter={props.onNear}
        onFocus={props.onNear}
        className="flex h-full min-w-0 cursor-pointer items-center gap-1.5 rounded-full ps-3.5 pe-3 outline-offset-1"
      >
        {hasValue ? (
          <span className="line-clamp-1 text-start wrap-anywhere">{value}</span>
        ) : (
          <>
            {label}
            <ChevronDown aria-hidden className="-me-0.5 size-4 text-ink-soft" />
          </>
        )}
      </button>
      {hasValue && (
        <button
          type="button"
          aria-label={props.removeLabel}
          onClick={props.onRemove}
          className="-ms-2.5 grid size-9 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-hover pointer-coarse:size-11"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}
