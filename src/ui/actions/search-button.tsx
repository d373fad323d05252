import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ariaKeys } from './aria-keys.ts'
import { KeyboardHint } from './keyboard-hint.tsx'

interface SearchButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  label: string
  keys: string
  /** An icon alone at every width, instead of on narrow screens only. */
  iconOnly?: boolean
}

const round =
  'grid size-10 place-items-center text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:size-11'
const field =
  'sm:flex sm:h-9 sm:w-64 sm:items-center sm:gap-2.5 sm:border sm:border-line-strong sm:bg-card sm:px-3 sm:text-sm sm:text-ink-faint sm:hover:border-ink-faint sm:hover:bg-card sm:pointer-coarse:h-11 sm:pointer-coarse:w-64'

/** Looks like a field for searching and opens a larger one; where there is little room, an icon. */
export function SearchButton({ label, keys, iconOnly = false, ...rest }: SearchButtonProps) {
  const unlessNarrow = iconOnly ? 'sr-only' : 'max-sm:sr-only'
  return (
    <button
      {...rest}
      type="button"
      aria-keyshortcuts={ariaKeys(keys)}
      className={`shrink-0 cursor-pointer rounded-md transition-colors duration-150 ${round} ${iconOnly ? '' : field}`}
    >
      <Search aria-hidden className={iconOnly ? 'size-5' : 'size-5 shrink-0 sm:size-4'} />
      <span className={`truncate ${unlessNarrow}`}>{label}</span>
      {!iconOnly && (
        <span aria-hidden className="ms-auto max-sm:hidden pointer-coarse:hidden">
          <KeyboardHint keys={keys} />
        </span>
      )}
    </button>
  )
}
