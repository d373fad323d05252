import type { HeldInput, Wait } from './record-input.ts'
import { replay } from './replay.ts'

const LIMIT_MS = 5000
/** A busy page may have no idle moment for long. */
const LONGEST_IDLE_MS = 200
const OVERLAYS = '[role=dialog],[role=alertdialog],[role=menu]'

let waits: (Wait & { until: number })[] = []
let isDraining = false

export async function drainInput(held: HeldInput, wait?: Wait) {
  if (wait && !wait.dropped?.aborted) {
    held.holding = wait.holding
    waits.push({ ...wait, until: performance.now() + LIMIT_MS })
  }
  if (isDraining) return
  isDraining = true
  const listening = new AbortController()
  const giveWay = () => held.holding !== 'all' && drop(held)
  addEventListener('pointerdown', giveWay, { capture: true, signal: listening.signal })
  while (held.holding) {
    settle(held)
    if (waits.length === 0 && held.queue.length > 0) replay(held)
    held.holding = strongest(held)
    // The scheduler of React has nothing left to do then: effects have run, too.
    if (held.holding) await idle()
  }
  listening.abort()
  waits = []
  isDraining = false
}

function settle(held: HeldInput) {
  const escape = held.queue.findIndex(({ event }) => 'key' in event && event.key === 'Escape')
  const [first] = waits
  if (escape >= 0 && first?.giveUp) {
    held.queue.splice(0, escape + 1)
    waits = []
    first.giveUp()
  }
  waits = waits.filter((wait) => !isOver(wait))
  if (waits.some(({ until }) => until < performance.now())) drop(held)
}

function isOver({ isHere, before, dropped }: Wait) {
  if (dropped?.aborted) return true
  if (isHere) return isHere()
  const overlay = document.activeElement?.closest(OVERLAYS)
  return overlay && overlay !== before?.closest(OVERLAYS)
}

function drop(held: HeldInput) {
  waits = []
  held.queue = []
}

/** While the input from before hydration is repeated, what comes next stays behind it. */
function strongest({ holding, queue }: HeldInput) {
  const kinds = waits.map((wait) => wait.holding)
  if (kinds.includes('keys')) return 'keys'
  if (queue.length > 0) return holding === 'all' ? 'all' : 'shortcuts'
  return kinds[0]
}

const idle = () =>
  new Promise<unknown>((resolve) => {
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, 50)
    else requestIdleCallback(resolve, { timeout: LONGEST_IDLE_MS })
  })
