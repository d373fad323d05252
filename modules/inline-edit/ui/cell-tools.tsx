import { Pencil } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

interface CellButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'ref'> {
  label: string
}

/** Covers the cell that keys act on, and has the focus. */
export function CellButton({ label, ...rest }: CellButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    button.current?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <button
      {...rest}
      ref={button}
      type="button"
      data-cell
      aria-label={label}
      className="absolute inset-1 cursor-pointer rounded-md outline-2 -outline-offset-2 outline-accent print:hidden"
    />
  )
}

interface CellPencilProps extends Pick<ComponentProps<'button'>, 'onClick' | 'style'> {
  label: string
}

/** Only the mouse needs it: the keyboard has the cell itself. */
export function CellPencil({ label, ...rest }: CellPencilProps) {
  return (
    <button
      {...rest}
      type="button"
      tabIndex={-1}
      aria-label={label}
      className="absolute inset-y-0 z-1 my-auto grid size-7 cursor-pointer place-items-center rounded-md border border-line bg-card text-ink-soft shadow-raised hover:border-line-strong hover:text-ink print:hidden"
    >
      <Pencil aria-hidden className="size-3.5" />
    </button>
  )
}

interface CellFieldProps extends ComponentProps<'fieldset'> {
  label: string
  side?: 'start' | 'end' | undefined
}

/** A form's field where its value is shown, labelled there for the eye. With a side it floats over a cell. */
export const CellField = ({ label, side, ...rest }: CellFieldProps) => (
  <fieldset
    {...rest}
    aria-label={label}
    data-cell
    className={side ? `cell-field ${sides[side]}` : 'fact-field'}
  />
)

const sides = { start: '', end: 'end-0' }

interface CellNoteProps extends ComponentProps<'div'> {
  tone: 'danger' | 'warning'
  side?: 'start' | 'end' | undefined
  children: ReactNode
}

const tones = {
  danger: 'border-danger text-danger',
  warning: 'border-warning text-ink',
}

const floating = 'absolute top-[calc(100%-0.25rem)] z-1 w-max max-w-72 shadow-floating'

const notes = {
  start: `${floating} start-1`,
  end: `${floating} end-1`,
  none: 'mt-2 w-fit max-w-full',
}

/** The result of a change to the value, shown below it. */
export const CellNote = ({ tone, side, children, ...rest }: CellNoteProps) => (
  <div
    {...rest}
    data-cell
    className={`space-y-2 rounded-md border bg-card px-3 py-2 text-start text-sm font-normal whitespace-normal print:hidden ${tones[tone]} ${notes[side ?? 'none']}`}
  >
    {children}
  </div>
)
