import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ariaKeys } from '#ui/actions/aria-keys.ts'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'

interface SearchButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  label: string
  keys: string
  iconOnly?: boolean
}

const round =
  'grid size-10 place-items-center text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:size-11'
const field =
  'md:flex md:h-9 md:w-56 md:items-center lg:w-72 md:gap-2.5 md:border md:border-line-strong md:bg-card md:px-3 md:text-sm md:text-ink-faint md:hover:border-ink-faint md:hover:bg-card md:pointer-coarse:h-11'

export function SearchButton({ label, keys, iconOnly = false, ...rest }: SearchButtonProps) {
  const unlessNarrow = iconOnly ? 'sr-only' : 'max-md:sr-only'
  return (
    <button
      {...rest}
      type="button"
      aria-keyshortcuts={ariaKeys(keys)}
      className={`shrink-0 cursor-pointer rounded-md transition-colors duration-150 ${round} ${iconOnly ? '' : field}`}
    >
      <Search aria-hidden className={iconOnly ? 'size-5' : 'size-5 shrink-0 md:size-4'} />
      <span className={`truncate ${unlessNarrow}`}>{label}</span>
      {!iconOnly && (
        <span aria-hidden className="ms-auto max-lg:hidden pointer-coarse:hidden">
          <KeyboardHint keys={keys} />
        </span>
      )}
    </button>
  )
}
