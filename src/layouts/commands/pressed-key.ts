type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** The pressed key by its Latin name: `j` is the same physical key in every alphabet. `mod` is Ctrl or Cmd. */
export function keyOf(pressed: Pressed): string {
  return pressed.ctrlKey || pressed.metaKey ? `mod+${latin(pressed)}` : latin(pressed)
}

function latin({ key, code, shiftKey }: Pressed): string {
  if (key === ' ') return 'Space'
  // Caps Lock is no Shift.
  if (/^[a-z]$/i.test(key)) return cased(key, shiftKey)
  if (key.length !== 1 || /[!-~]/.test(key)) return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key[A-Z]$/.test(code) ? cased(code.slice(3), shiftKey) : key
}

const cased = (letter: string, shiftKey: boolean) =>
  shiftKey ? letter.toUpperCase() : letter.toLowerCase()

const writing =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type=checkbox], [type=radio])'
// A closing overlay stays in the document while it fades, one that a step back closes until then.
const floating =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-closed], [data-leaving])'

export function isTaken(key: string, target: EventTarget | null, page: ParentNode): boolean {
  const inField = target instanceof Element && target.closest(writing) !== null
  // Ctrl-A selects the text of a field.
  return (
    (inField && (!key.startsWith('mod+') || key === 'mod+a')) ||
    page.querySelector(floating) !== null
  )
}
