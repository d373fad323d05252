import { ChevronsUpDown, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { type Again, keyed, typeInto } from '../first-use/again.ts'
import { useFirstUse } from '../first-use/use-first-use.ts'
import { controlButton } from '../theme/control-look.ts'
import { comboboxLook } from './chooser-look.tsx'
import { choosers } from './choosers.ts'
import { useFieldControl } from './field-control.ts'

export interface ComboboxItem {
  value: string
  label: string
  /** Other names by which it is found. */
  alsoNamed?: readonly (string | null)[] | undefined
}

interface ComboboxCreate {
  labelOf: (text: string) => string
  isSame: (label: string, text: string) => boolean
  onCreate: (text: string) => void
}

export interface ComboboxProps<Item extends ComboboxItem> {
  items: readonly Item[]
  value: Item | null
  onValueChange: (value: Item | null) => void
  onSearch?: (text: string) => void
  pendingText?: ReactNode
  emptyText: ReactNode
  create?: ComboboxCreate | undefined
  noteOf?: (item: Item) => ReactNode
  clearLabel: string
  openLabel: string
  placeholder?: string
  'aria-label'?: string
  name?: string
  disabled?: boolean
}

export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { value, disabled } = props
  const { real, take } = useFirstUse(choosers)
  const { id, ...control } = useFieldControl()
  const input = useRef<HTMLInputElement>(null)
  const isPressed = useRef(false)
  if (real) return <real.module.Combobox {...props} again={real.again} />

  const written = value?.label ?? ''
  const here = (opens: boolean) => () => takeOver(input.current, written, opens)
  function focus() {
    if (isPressed.current || !choosers.here()) choosers.prepare()
    else take(here(false))
  }
  return (
    <div className="relative">
      <input
        // Uncontrolled, so that text typed before the real control has loaded is passed on to it.
        key={written}
        ref={input}
        defaultValue={written}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-controls={undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        id={id}
        {...control}
        aria-label={props['aria-label']}
        placeholder={props.placeholder}
        name={props.name}
        disabled={disabled}
        onPointerEnter={choosers.prepare}
        onPointerDown={() => {
          isPressed.current = true
        }}
        onFocus={focus}
        onBlur={() => {
          isPressed.current = false
        }}
        onInput={() => take(here(false))}
        onKeyDown={({ key }) => key === 'ArrowDown' && take(here(true))}
        onClick={() => take(here(true))}
        className={comboboxLook}
      />
      <div className="absolute end-0 top-0 flex">
        {value && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={props.clearLabel}
            disabled={disabled}
            onClick={() => {
              props.onValueChange(null)
              input.current?.focus()
            }}
            className={`-me-2 ${controlButton}`}
          >
            <X aria-hidden />
          </button>
        )}
        <button
          type="button"
          tabIndex={-1}
          aria-label={props.openLabel}
          disabled={disabled}
          onPointerEnter={choosers.prepare}
          onClick={() => {
            isPressed.current = true
            input.current?.focus()
            take(here(true))
          }}
          className={controlButton}
        >
          <ChevronsUpDown aria-hidden />
        </button>
      </div>
    </div>
  )
}

/** A click alone would not open it: the real control listens for the start of a press. */
const openByKey = keyed({ key: 'ArrowDown' })()

/** Letters may come until the stand-in is gone, and in the real control before it can take over. */
function takeOver(
  standIn: HTMLInputElement | null,
  written: string,
  opens: boolean,
): Again | undefined {
  if (!standIn || standIn !== document.activeElement) return undefined
  return (control) => {
    const typed = standIn.value
    if (typed !== written) typeInto(control, typed + typedSince(control, written))
    else if (opens) openByKey(control)
  }
}

const typedSince = (control: HTMLElement, written: string) =>
  control instanceof HTMLInputElement && control.value.startsWith(written)
    ? control.value.slice(written.length)
    : ''
