import { typeInto } from './again.ts'

const OVERLAYS = '[role=dialog], [role=alertdialog]'

export function keepTyping(giveUp: () => void): () => void {
  let typed = ''
  const listening = new AbortController()
  const stop = () => listening.abort()
  const options = { capture: true, signal: listening.signal }

  function handOver() {
    const { activeElement: focused } = document
    if (!focused?.closest(OVERLAYS)) return false
    stop()
    if (typed && focused.matches('input, textarea')) typeInto(focused, typed)
    return true
  }

  function press(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Tab' || isShortcut(event) || handOver()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key === 'Backspace') typed = Array.from(typed).slice(0, -1).join('')
    if (Array.from(key).length === 1) typed += key
    if (key !== 'Escape') return
    stop()
    giveUp()
  }

  addEventListener('keydown', press, options)
  addEventListener('pointerdown', stop, options)
  addEventListener('focusin', handOver, options)
  return stop
}

/** AltGr types letters, and some systems report it as Ctrl and Alt. */
const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
