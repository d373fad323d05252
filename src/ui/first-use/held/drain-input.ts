import type { HeldInput, Wait } from './record-input.ts'
import { replay } from './replay.ts'

/** A busy page may have no idle moment for long. */
const LONGEST_IDLE_MS = 200
const OVERLAYS = '[role=dialog],[role=alertdialog],[role=menu]'

let isDraining = false

export async function drainInput(held: HeldInput) {
  if (isDraining) return
  isDraining = true
  const listening = new AbortController()
  const giveWay = () => held.holding !== 'all' && drop(held)
  addEventListener('pointerdown', giveWay, { capture: true, signal: listening.signal })
  while (held.holding) {
    held.waits = held.waits.filter((wait) => !isOver(wait))
    // An overlay closed by this stays in the document until React renders, and refuses the next key until then.
    if (giveUpWait(held)) await idle()
    if (held.waits.some(({ until }) => until < performance.now())) drop(held)
    if (held.waits.length === 0 && held.queue.length > 0) replay(held)
    held.holding = strongest(held)
    // The scheduler of React has nothing left to do then: effects have run, too.
    if (held.holding) await idle()
  }
  listening.abort()
  held.waits = []
  isDraining = false
}

/** Escape gives up an overlay that has not come yet, and the keys before it, which were meant for it. */
function giveUpWait(held: HeldInput) {
  const escape = held.queue.findIndex(({ event }) => 'key' in event && event.key === 'Escape')
  const [first] = held.waits
  if (escape < 0 || !first?.giveUp) return false
  held.queue.splice(0, escape + 1)
  held.waits = []
  first.giveUp()
  return true
}

function isOver({ isHere, before }: Wait) {
  if (isHere) return isHere()
  const overlay = document.activeElement?.closest(OVERLAYS)
  return overlay && overlay !== before?.closest(OVERLAYS)
}

function drop(held: HeldInput) {
  held.waits = []
  held.queue = []
}

/** While the input from before hydration is repeated, what comes next stays behind it. */
function strongest({ holding, queue, waits }: HeldInput) {
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
