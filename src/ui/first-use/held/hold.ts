import type { HeldInput, Wait } from './record-input.ts'

const LIMIT_MS = 5000

const held: HeldInput = globalThis.heldInput ?? { queue: [], waits: [] }
held.drain = drain

/** Input waits for its code, and then acts in order. */
export function hold(wait: Wait) {
  held.holding = wait.holding
  held.waits.push({ ...wait, until: performance.now() + LIMIT_MS })
  void drain()
}

/** Keys wait for the overlay that they have opened, until it has the focus; Escape may give it up. */
export const holdForOverlay = (giveUp?: () => void) =>
  hold({ holding: 'keys', before: document.activeElement, giveUp })

export const holdAgain = (event: KeyboardEvent) =>
  void held.queue.unshift({ event, target: document.body })

/** Keys that were meant for code that doesn't come must not do something else. */
export function dropInput() {
  held.holding = undefined
  held.waits = []
  held.queue = []
}

async function drain() {
  try {
    const { drainInput } = await import('./drain-input.ts')
    await drainInput(held)
  } catch {
    dropInput()
  }
}
