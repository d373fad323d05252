import {
  useImperativeHandle,
  useRef,
  type ClipboardEvent,
  type ComponentProps,
  type Ref,
} from 'react'
import { useFieldControl } from './field-control.ts'
import { normaliseCode } from './normalise-code.ts'

export interface CodeInputHandle {
  focus: () => void
  clear: () => void
  fill: (code: string) => void
}

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string
  onValueChange: (code: string) => void
  onComplete?: (code: string) => void
  length?: number
  ref?: Ref<CodeInputHandle>
}

export function CodeInput(props: CodeInputProps) {
  const { value, onValueChange, onComplete, length = 6, ref, ...rest } = props
  const control = useFieldControl()
  const input = useRef<HTMLInputElement>(null)

  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    clear() {
      onValueChange('')
      input.current?.focus()
    },
    fill: accept,
  }))

  function accept(code: string) {
    onValueChange(code)
    if (code.length === length) onComplete?.(code)
  }

  function change(text: string) {
    const code = normaliseCode(text).slice(0, length)
    if (code !== value) accept(code)
  }

  /** A complete code replaces the value wherever the caret is; pasting the same code again submits again. */
  function paste(event: ClipboardEvent) {
    const pasted = normaliseCode(event.clipboardData.getData('text'))
    if (pasted.length < length) return
    event.preventDefault()
    accept(pasted.slice(0, length))
  }

  return (
    <div
      dir="ltr"
      className="group relative flex w-fit gap-(--gap) overflow-clip text-2xl [--gap:--spacing(1.5)] [--slot:clamp(--spacing(9),11vw,--spacing(12))] sm:[--gap:--spacing(2)]"
    >
      {Array.from({ length }, (_, slot) => (
        <span
          key={slot}
          aria-hidden
          data-next={slot === Math.min(value.length, length - 1) || undefined}
          className="h-14 w-(--slot) rounded-md border border-line-strong bg-card group-has-disabled:bg-sunken group-has-aria-invalid:border-danger group-focus-within:data-next:border-accent group-focus-within:data-next:outline-1 group-focus-within:data-next:-outline-offset-2 group-focus-within:data-next:outline-accent"
        />
      ))}
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        {...control}
        {...rest}
        ref={input}
        value={value}
        onChange={(event) => change(event.target.value)}
        onPaste={paste}
        className="absolute inset-y-0 start-0 w-[calc(100%+var(--slot)+var(--gap))] bg-transparent ps-[calc((var(--slot)-1ch)/2)] font-medium tracking-[calc(var(--slot)+var(--gap)-1ch)] text-ink tabular-nums caret-accent outline-none autofill:bg-clip-text disabled:text-ink-faint"
      />
    </div>
  )
}
