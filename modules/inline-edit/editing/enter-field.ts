import type { FieldKind } from '#kit/resource/index.ts'

const chosenKinds: readonly FieldKind[] = ['choice', 'reference']

/** One of several options, chosen from a list that opens with the field. */
export const isChosen = (kind: FieldKind) => chosenKinds.includes(kind)

const control = '[role=combobox], textarea, input:not([type=hidden], [aria-hidden=true])'

/** Focuses the field in a cell once its code has loaded, and opens its list of options. */
export function enterField(frame: HTMLElement | null, kind: FieldKind) {
  let next = 0
  function enter() {
    const field = frame?.querySelector<HTMLElement>(control)
    if (!field) {
      next = requestAnimationFrame(enter)
      return
    }
    // The stand-in of a chooser opens by a press that begins on it.
    if (isChosen(kind)) field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    field.focus({ preventScroll: true })
    // A row is in view already.
    if (!frame?.closest('tr')) frame?.scrollIntoView({ block: 'nearest' })
    if (isChosen(kind)) field.click()
  }
  enter()
  return () => cancelAnimationFrame(next)
}
