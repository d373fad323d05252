/** What was done to a stand-in, to be done once more to the real control. */
export type Again = (control: HTMLElement) => void

/** A press by key or by voice has no detail, and what it opens gives the focus to its first item. */
export const pressed =
  ({ detail }: { detail: number }) =>
  (): Again =>
  (control) => {
    control.focus()
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  }

export const keyed =
  ({ key }: { key: string }) =>
  (): Again =>
  (control) => {
    control.focus()
    control.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }))
  }

/** As a hand does: React hears of a value that was set past it. */
export function typeInto(field: Element, text: string) {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Reflect.set(prototype, 'value', text, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
