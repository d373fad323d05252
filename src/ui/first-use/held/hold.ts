import type { HeldInput, Wait } from './record-input.ts'

const held: HeldInput = globalThis.heldInput ?? { queue: [] }
held.drain = drain
let dropping = new AbortController()

/** Input waits for its code, and then acts in order. */
export function hold(wait: Wait) {
  held.holding = wait.holding
  void drain({ ...wait, dropped: dropping.signal })
}

/** Keys wait for the overlay that they have opened, until it has the focus; Escape may give it up. */
export const holdForOverlay = (giveUp?: () => void) =>
  hold({ holding: 'keys', before: document.activeElement, giveUp })

export const holdAgain = (event: KeyboardEvent) =>
  void held.queue.unshift({ event, target: document.body })

/** Keys that were meant for code that doesn't come must not do something else. */
export function dropInput() {
  dropping.abort()
  dropping = new AbortController()
  held.holding = undefined
  held.queue = []
}

async function drain(wait?: Wait) {
  try {
    const { drainInput } = await import('./drain-input.ts')
    await drainInput(held, wait)
  } catch {
    dropInput()
  }
}
