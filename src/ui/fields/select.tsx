import type { KeyboardEvent, ReactNode } from 'react'
import { keyed, pressed } from '../first-use/again.ts'
import { useFirstUse } from '../first-use/use-first-use.ts'
import { SelectMark, selectLook } from './chooser-look.tsx'
import { choosers } from './choosers.ts'
import { useFieldControl } from './field-control.ts'

export interface SelectProps<Value extends string> {
  value: Value | null
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  placeholder?: string
  'aria-label'?: string
  name?: string
  disabled?: boolean
}

const closedList = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { real, take } = useFirstUse(choosers)
  const { id, ...control } = useFieldControl()
  if (real) return <real.module.Select {...props} again={real.again} />

  const chosen = props.options.find(({ value }) => value === props.value)
  function press(event: KeyboardEvent) {
    // Arrows open the list, letters choose; Enter and Space arrive as clicks.
    const opens = ['ArrowDown', 'ArrowUp'].includes(event.key)
    const types = /^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!opens && !types) return
    event.preventDefault()
    take(keyed(event))
  }
  return (
    <button
      type="button"
      {...closedList}
      id={id}
      {...control}
      aria-label={props['aria-label']}
      name={props.name}
      disabled={props.disabled}
      onPointerEnter={choosers.prepare}
      onFocus={choosers.prepare}
      onClick={(event) => take(pressed(event))}
      onKeyDown={press}
      className={selectLook}
    >
      <span className={`one-line ${chosen ? '' : 'text-ink-faint'}`}>
        {chosen?.label ?? props.placeholder}
      </span>
      <SelectMark />
    </button>
  )
}
