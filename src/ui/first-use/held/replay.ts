import { typeInto } from '../again.ts'
import type { HeldEvent, HeldInput } from './record-input.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (element: Element): element is TextField =>
  element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')

/** Repeats the first event, and the typing that follows it; other events wait, because it may have loaded something. */
export function replay(held: HeldInput) {
  const { holding } = held
  held.holding = undefined
  do {
    const next = held.queue.shift()
    if (next) repeat(next)
  } while (held.queue[0] && isTyping(held.queue[0]))
  held.holding ??= holding
}

function isTyping({ event }: HeldEvent) {
  if (event.type === 'input') return true
  return event instanceof KeyboardEvent && isText(event) && isTextField(focused())
}

function repeat({ event, target, value }: HeldEvent) {
  // A key is for the focus of now: what had it may have been rendered again.
  if (event instanceof KeyboardEvent) press(event)
  else if (!target.isConnected) return
  else if (event instanceof MouseEvent) target.dispatchEvent(new MouseEvent(event.type, event))
  else if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (isTextField(target)) retype(target, value ?? '')
  else target.dispatchEvent(new Event('change', { bubbles: true }))
}

const focused = () => document.activeElement ?? document.body

/** The browser does nothing at a repeated key, so the key's usual act follows here. */
function press(event: KeyboardEvent) {
  const at = focused()
  const { key } = event
  if (!at.dispatchEvent(new KeyboardEvent(event.type, event))) return
  if (isTextField(at)) write(at, event)
  else if (key === 'Enter' && at.matches('a, button')) click(at)
  else if (key === ' ' && at.matches('button, input')) click(at)
  else if (key === ' ') scrollBy({ top: innerHeight * (event.shiftKey ? -0.9 : 0.9) })
  else if (key === 'a' && !isText(event)) getSelection()?.selectAllChildren(document.body)
}

const click = (element: Element) => element instanceof HTMLElement && element.click()

function write(field: TextField, event: KeyboardEvent) {
  const { key } = event
  const { value, selectionStart, selectionEnd } = field
  const text = key === 'Enter' && field instanceof HTMLTextAreaElement ? '\n' : key
  if (text === 'Enter') return field.form?.requestSubmit()
  if (key === 'a' && !isText(event)) return field.select()
  if (key === 'Home' || key === 'End') return placeCaret(field, key === 'End' ? value.length : 0)
  const isErasing = key === 'Backspace' || key === 'Delete'
  if (text === key && !isText(event) && !isErasing) return
  let end = selectionEnd ?? value.length
  let start = selectionStart ?? value.length
  if (isErasing && start === end) {
    if (key === 'Delete') end += 1
    else start = Math.max(0, start - 1)
  }
  const before = value.slice(0, start)
  const written = isErasing ? '' : text
  typeInto(field, before + written + value.slice(end))
  placeCaret(field, before.length + written.length)
}

/** Addresses and dates have no caret that a script may move. */
const placeCaret = (field: TextField, at: number) =>
  field.selectionStart !== null && field.setSelectionRange(at, at)

/** AltGr types letters, and some systems report it as Ctrl and Alt. */
const isText = (event: KeyboardEvent) =>
  Array.from(event.key).length === 1 &&
  ((!event.ctrlKey && !event.metaKey) || event.getModifierState('AltGraph'))

/** React reports no change of a field that had its text before hydration, so the field is emptied first. */
function retype(field: TextField, text: string) {
  const { selectionStart, selectionEnd } = field
  field.value = text ? '' : field.defaultValue
  typeInto(field, text)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
