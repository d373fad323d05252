export interface HeldEvent {
  event: Event
  target: Element
  /** The text of a field at that moment. */
  value?: string | undefined
}

/** Everything waits for hydration, every key for an overlay, and shortcuts for code that has more of them. */
type Holding = 'all' | 'keys' | 'shortcuts'

export interface Wait {
  holding: Holding
  /** Ends the wait; the default is another overlay with the focus than the one around `before`. */
  isHere?: () => unknown
  before?: Element | null
  giveUp?: (() => void) | undefined
}

export interface HeldInput {
  holding?: Holding | undefined
  queue: HeldEvent[]
  waits: (Wait & { until: number })[]
  drain?: () => Promise<void>
}

declare global {
  var heldInput: HeldInput | undefined
}

/** Runs in the head of the page, as text: it may use nothing from outside itself. */
export function recordInput() {
  const held: HeldInput = { holding: 'all', queue: [], waits: [] }
  globalThis.heldInput = held
  const fields = 'textarea,input:not([type=checkbox],[type=radio],[type=file])'
  const pressed = 'button,input,summary'
  const native = 'a,summary,form[action] [type=submit],[type=file],label:has([type=file])'

  function keep(event: Event, target: Element) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    held.queue.push({ event, target, value: isField ? target.value : undefined })
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function isForBrowser(key: string, at: Element) {
    if (at.matches(fields)) {
      if (key === 'Enter') return !at.matches('input') || at.closest('form[action]')
      return key !== 'Escape' && (key !== 'ArrowDown' || !at.matches('[aria-haspopup]'))
    }
    if (key === 'Enter' || key === ' ') return at.matches(key === ' ' ? pressed : `a,${pressed}`)
    return key[1] && key !== 'Escape' && (at.matches('body,[type=radio]') || key[0] !== 'A')
  }

  function press(event: KeyboardEvent) {
    const { key, target, isComposing } = event
    const isTyped = event.getModifierState('AltGraph')
    if (!held.holding || isComposing || !(target instanceof Element)) return
    if (/^(Tab|Shift|Control|Alt|Meta|F\d)/.test(key) || (event.altKey && !isTyped)) return
    const isCommand = !isTyped && (event.ctrlKey || event.metaKey)
    if (isCommand && !/^([ak]|Enter)$/i.test(key)) return
    const isNext =
      held.holding === 'keys' || held.queue.some((one) => one.event.type === event.type)
    const isOwn = isCommand ? key === 'a' && target.matches(fields) : isForBrowser(key, target)
    if (isNext || !isOwn) keep(event, target)
  }

  function act(event: Event) {
    const { type, target } = event
    if (held.holding !== 'all' || !(target instanceof Element)) return
    const isOwn =
      type === 'click'
        ? (target.closest(native) ?? !target.closest('button,input,label'))
        : type === 'submit' && target.matches('[action]')
    if (!isOwn) keep(event, target)
  }

  /** React hydrates a page part by part, and renders a part again that changes before its turn. */
  let checks = 0
  function check() {
    const parts = 'body,:is(a[href],button,input,textarea):not([data-static] *)'
    const isHydrated = [...document.querySelectorAll(parts)].every(
      (part) =>
        Object.keys(part).some((key) => key.startsWith('__reactFiber')) ||
        (part !== document.body && ++checks > 300),
    )
    if (!held.drain || !isHydrated) later()
    else if (held.queue.length + held.waits.length > 0) void held.drain()
    else held.holding = undefined
  }

  // Idle means that React has also run its effects.
  function later() {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(check, { timeout: 1000 })
    else setTimeout(check, 50)
  }

  addEventListener('keydown', press, true)
  for (const type of ['click', 'submit', 'input']) addEventListener(type, act, true)
  later()
}
