/** The action of the real control once it takes the focus of the stand-in. */
export type Again = (control: HTMLElement) => void

/** Presses by keyboard or voice have `detail` 0; what they open focuses its first item. */
export const pressed =
  ({ detail }: { detail: number }) =>
  (): Again =>
  (control) =>
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

export const keyed =
  ({ key }: { key: string }) =>
  (): Again =>
  (control) =>
    control.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }))

/** Sets the value through the native setter, so that React notices the change. */
export function typeInto(field: Element, text: string) {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Reflect.set(prototype, 'value', text, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
