import { Search, X } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import { KeyboardHint } from '../actions/keyboard-hint.tsx'
import { controlButton, controlHeight, controlLook } from '../theme/control-look.ts'

interface SearchInputProps {
  value: string
  onValueChange: (value: string) => void
  label: string
  clearLabel: string
  placeholder?: string
  keys?: string
  name?: string
  ref?: Ref<HTMLInputElement>
}

export function SearchInput(props: SearchInputProps) {
  const { value, onValueChange, label, clearLabel, placeholder, keys, name, ref } = props

  function clear({ currentTarget }: MouseEvent) {
    onValueChange('')
    currentTarget.parentElement?.querySelector('input')?.focus()
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    onValueChange('')
  }

  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-3 size-4 text-ink-faint pointer-coarse:top-3.5"
      />
      <input
        ref={ref}
        type="search"
        name={name}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts={keys}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={clearOnEscape}
        className={`ps-9 pe-11 text-ellipsis [&::-webkit-search-cancel-button]:appearance-none ${controlLook} ${controlHeight}`}
      />
      {value === '' ? (
        <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center pointer-coarse:hidden">
          {keys && <KeyboardHint keys={keys} />}
        </span>
      ) : (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className={`absolute end-0 top-0 ${controlButton}`}
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}
