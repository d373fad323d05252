/** Something one can do here: by its key now, by its name from wherever commands are listed. */
export interface Command {
  id: string
  keys: string
  label: string
  run: () => void
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** What was pressed, as a Latin keyboard names it: `j` is where it always is, whatever alphabet it types. */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  if (key.length !== 1 || /[!-~]/.test(key)) return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

const writing =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type=checkbox], [type=radio])'
const floating = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Whether keys are meant for what has the focus, or for what lies open above the page. */
export function isTaken(target: EventTarget | null, page: ParentNode): boolean {
  const inField = target instanceof Element && target.closest(writing) !== null
  return inField || page.querySelector(floating) !== null
}
